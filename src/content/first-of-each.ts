/** The items without those that say the same as one before them; in order. @param keyOf what an item says */
export function firstOfEach<T>(items: readonly T[], keyOf: (item: T) => string): T[] {
  return [...new Map([...items].reverse().map((item) => [keyOf(item), item])).values()].reverse()
}
