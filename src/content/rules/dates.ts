/** The latest of some dates written `2025-08-01`: when a page made from them last changed. */
export function latest(first: string, others: Iterable<string>): string {
  return [...others].reduce((last, day) => (day > last ? day : last), first)
}
