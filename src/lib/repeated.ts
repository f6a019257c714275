/** Every item whose key equals that of an earlier one, together with the first item that has it; in order. */
export function repeated<T>(items: Iterable<T>, keyOf: (item: T) => string): (readonly [again: T, first: T])[] {
  const firsts = new Map<string, T>()
  const found: (readonly [T, T])[] = []
  for (const item of items) {
    const key = keyOf(item)
    const first = firsts.get(key)
    if (first === undefined) firsts.set(key, item)
    else found.push([item, first])
  }
  return found
}
