import { join } from 'node:path'
import { version } from '@resvg/resvg-js/package.json'
import { outputFileSync } from 'fs-extra/esm'
import { checked, readChecked } from '../../lib/checked'
import type { LazyFile } from '../../lib/output-file'
import { InputError } from '../../lib/problem'
import { writeCacheFile } from '../../lib/replace-file'
import { sha256 } from '../../lib/sha256'
import { needsEncoder, pngOf } from '../images/encode-image'

/** How drawings are rendered: `shapeRendering` 2 is geometric precision. */
const options = { font: { loadSystemFonts: false }, shapeRendering: 2 } as const

/** Renders an SVG as PNG, unless it is in the cache. @param pictures that it may name */
export async function drawImage(svg: string, cache: string, pictures: readonly LazyFile[] = []): Promise<Uint8Array> {
  const hash = drawingHash(svg)
  const cached = readChecked(imageFile(cache, hash), hash)
  if (cached !== undefined) return cached
  // Imported lazily: most builds draw nothing.
  const { renderAsync } = await import('@resvg/resvg-js')
  const image = await renderAsync(await withPictures(svg, pictures), options)
  const png = image.asPng()
  // A cache that cannot be written, as in a read-only installation, only costs time.
  writeCacheFile(imageFile(cache, hash), (temporary) => outputFileSync(temporary, checked(png, hash)))
  return png
}

/** Identifies an image by its drawing and its renderer: another version may render it differently. */
export function drawingHash(svg: string): string {
  return sha256(JSON.stringify([version, options]) + svg)
}

/** The path of an image in the cache. @param hash of its drawing */
export function imageFile(cache: string, hash: string): string {
  return join(cache, hash)
}

/**
 * A drawing that holds the pictures which it names: what renders it loads nothing, and reads no WebP.
 *
 * @throws InputError where the package that encodes pictures is missing
 */
async function withPictures(svg: string, pictures: readonly LazyFile[]): Promise<string> {
  let whole = svg
  for (const [, address = ''] of svg.matchAll(/<image [^>]*?href="([^"]+)"/g)) {
    const picture = pictures.find(({ path }) => address.endsWith(`/${path}`))
    if (picture !== undefined) whole = whole.replaceAll(`"${address}"`, `"${await dataAddress(picture)}"`)
  }
  return whole
}

async function dataAddress({ path, source, make }: LazyFile): Promise<string> {
  const content = await make()
  if (path.endsWith('.svg')) return `data:image/svg+xml;base64,${Buffer.from(content).toString('base64')}`
  const png = await pngOf(Buffer.from(content)).catch(() => {
    throw InputError.at(source, needsEncoder)
  })
  return `data:image/png;base64,${png.toString('base64')}`
}
