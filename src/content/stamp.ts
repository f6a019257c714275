import { type Stats, statSync } from 'node:fs'

/** The numbers of a stamp, and their bytes. */
const numbers = new Float64Array(4)
const bytes = Buffer.from(numbers.buffer)

/** In characters of base64, four for three bytes: the numbers of a stamp but its last one, eight bytes each. */
const unchangedByLinks = ((3 * 8) / 3) * 4

/**
 * A fingerprint of a file's metadata: it differs after every change, whatever its times were set to. A build calls this tens
 * of thousands of times; to write the numbers in decimals takes four times as long.
 */
export function stampOf({ ino, size, mtimeMs, ctimeMs }: Stats): string {
  numbers[0] = ino
  numbers[1] = size
  numbers[2] = mtimeMs
  // The only one that changes with the number of hard links.
  numbers[3] = ctimeMs
  return bytes.toString('base64')
}

/** The current stamp of a file; undefined if it does not exist, is not accessible, or is a folder. */
export function stampAt(path: string): string | undefined {
  try {
    const stats = statSync(path)
    return stats.isDirectory() ? undefined : stampOf(stats)
  } catch {
    return undefined
  }
}

/**
 * Whether two stamps belong to the same file with the same bytes, which may have gained or lost a hard link in between.
 */
export function isSameButForNames(one: string, other: string): boolean {
  return one.slice(0, unchangedByLinks) === other.slice(0, unchangedByLinks)
}
