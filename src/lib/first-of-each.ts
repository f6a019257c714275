/** The items without duplicates of earlier ones, in order. @param keyOf the key of an item */
export function firstOfEach<T>(items: readonly T[], keyOf: (item: T) => string): T[] {
  return [...new Map([...items].reverse().map((item) => [keyOf(item), item])).values()].reverse()
}
