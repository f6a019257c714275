import { crc32 } from 'node:zlib'

/** What every PNG starts with. */
const signature = Buffer.from('89504e470d0a1a0a', 'hex')

/** The bytes of a chunk besides its content: its length and its type before it, its checksum after it. */
const aroundContent = 12

/** Whether a PNG is intact: each chunk has the checksum of its bytes, and the IEND chunk ends the file. */
export function isWholePng(bytes: Buffer): boolean {
  if (!bytes.subarray(0, signature.length).equals(signature)) return false
  let [at, type] = [signature.length, '']
  while (type !== 'IEND') {
    const end = endOfChunk(bytes, at)
    if (end === undefined) return false
    type = bytes.toString('latin1', at + 4, at + 8)
    at = end
  }
  return at === bytes.length
}

/** Where a chunk ends; undefined if it is cut short or does not have its checksum. */
function endOfChunk(bytes: Buffer, start: number): number | undefined {
  if (start + aroundContent > bytes.length) return undefined
  const end = start + aroundContent + bytes.readUInt32BE(start)
  if (end > bytes.length) return undefined
  // It does not cover the length, but a wrong length finds the wrong checksum.
  return crc32(bytes.subarray(start + 4, end - 4)) === bytes.readUInt32BE(end - 4) ? end : undefined
}
