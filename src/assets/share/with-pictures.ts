import type { LazyFile } from '../../lib/output-file'
import { InputError } from '../../lib/problem'
import { needsEncoder, pngOf } from '../images/encode-image'

/**
 * A drawing that holds the pictures which it names: what renders it loads nothing, and reads no WebP.
 *
 * @throws InputError where the package that encodes pictures is missing
 */
export async function withPictures(svg: string, pictures: readonly LazyFile[]): Promise<string> {
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
