/** How many MiB a build may take, for sites of at most so many brands. Larger sites have no budget. */
const budgets = [
  { brands: 10_000, most: 500 },
  { brands: 100_000, most: 1_638 },
]

/**
 * What to say of a build that takes more memory than it may; nothing if it does not.
 *
 * @param run its name in the table; `peak` is in MiB
 */
export function overBudget(size: number, run: string, peak: number): string[] {
  const most = budgets.find(({ brands }) => size <= brands)?.most ?? Number.POSITIVE_INFINITY
  if (peak <= most) return []
  const brands = size.toLocaleString('en-US')
  return [`${brands} brands, ${run}: found a peak of ${Math.round(peak)} MiB, expected at most ${most}`]
}
