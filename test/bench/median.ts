/** The middle of some numbers, of an even count the mean of the two in the middle. @throws RangeError for none */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]]
  if (low === undefined || high === undefined) throw new RangeError('found no numbers, expected some')
  return (low + high) / 2
}
