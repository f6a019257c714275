import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { expect, test } from 'vitest'
import { brotliSize, isCompressible } from '../../src/output/measure'

test.each(['index.html', 'assets/client-1.js', 'assets/icon-1.svg', 'sitemap.xml', 'site.webmanifest'])(
  '%s is compressible',
  (path) => expect(isCompressible(path)).toBe(true),
)

test.each(['assets/share-1.png', 'photo.jpg', 'photo.jpeg', 'font.woff2', 'favicon.ico', 'page.html.br'])(
  '%s is already compressed',
  (path) => expect(isCompressible(path)).toBe(false),
)

test('the compressed size is that of brotli as used by hosts while sending', async () => {
  const text = 'one page much like another page, '.repeat(200)
  const best = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
  expect(brotliDecompressSync(best).toString()).toBe(text)
  expect(await brotliSize(text)).toBe(best.length)
})
