/** The items without duplicates of earlier ones, in order. */
export function firstOfEach<T>(items: readonly T[], keyOf: (item: T) => string): T[] {
  return [...new Map([...items].reverse().map((item) => [keyOf(item), item])).values()].reverse()
}
