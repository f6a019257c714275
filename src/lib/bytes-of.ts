/** The total size of files, in bytes. */
export function bytesOf(files: Iterable<{ readonly bytes: number }>): number {
  let sum = 0
  for (const { bytes } of files) sum += bytes
  return sum
}
