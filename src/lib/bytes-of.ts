/** The size of files in all, in bytes. */
export function bytesOf(files: Iterable<{ readonly bytes: number }>): number {
  let sum = 0
  for (const { bytes } of files) sum += bytes
  return sum
}
