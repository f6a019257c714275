/** The latest of some dates written `2025-08-01`: when a page made from them last changed. */
export function latest(first: string, others: Iterable<string>): string {
  let last = first
  for (const day of others) if (day > last) last = day
  return last
}
