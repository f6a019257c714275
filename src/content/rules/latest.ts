/** The latest of some days written `2025-08-01`: the day on which a page made from them last changed. */
export function latest(first: string, ...others: readonly string[]): string {
  return [first, ...others].sort().at(-1) ?? first
}
