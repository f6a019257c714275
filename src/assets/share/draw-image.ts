import { readFileSync } from 'node:fs'
import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { version } from '@resvg/resvg-js/package.json'
import { outputFileSync } from 'fs-extra/esm'
import { writeCacheFile } from '../../lib/replace-file'
import { sha256 } from '../../lib/sha256'

/** How drawings are rendered: `shapeRendering` 2 is geometric precision. */
const options = { font: { loadSystemFonts: false }, shapeRendering: 2 } as const

/**
 * Renders an SVG as PNG. Images drawn before are read from the cache, by the hash of the drawing.
 *
 * @param svg the drawing, or a function that creates it on a cache miss
 * @param hash of the drawing, by `drawingHash`
 * @param cache folder, safe to delete at any time
 * @param isGood whether a cached image is intact
 */
export async function drawImage(
  svg: string | (() => Promise<string>),
  hash: string,
  cache: string,
  isGood: (png: Buffer) => boolean = isWholePng,
): Promise<Uint8Array> {
  const file = imageFile(cache, hash)
  const cached = readIfThere(file)
  if (cached !== undefined && isGood(cached)) return cached
  // Imported lazily: most builds draw nothing.
  const { renderAsync } = await import('@resvg/resvg-js')
  const drawing = typeof svg === 'string' ? svg : await svg()
  const image = await renderAsync(drawing, options)
  const png = image.asPng()
  // A cache that cannot be written, as in a read-only installation, only costs time.
  writeCacheFile(file, (temporary) => outputFileSync(temporary, png))
  return png
}

/** Synchronous, as images are read one at a time: Node hands an asynchronous reading of one four times to another thread. */
function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file)
  } catch {
    return undefined
  }
}

/** Identifies an image by its drawing and by what renders that: another version may do so otherwise. */
export function drawingHash(svg: string): string {
  return sha256(JSON.stringify([version, options]) + svg)
}

/** The path of an image in the cache. @param hash of its drawing */
export function imageFile(cache: string, hash: string): string {
  return join(cache, `${hash}.png`)
}

/** Marks an image in the cache as used, so that older ones are removed before it. @param hash of its drawing */
export async function noteUse(cache: string, hash: string): Promise<void> {
  const now = new Date()
  // It is missing if the cache cannot be written.
  await utimes(imageFile(cache, hash), now, now).catch(() => undefined)
}

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
