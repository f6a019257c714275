import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { expect, test } from 'vitest'
import { brotliSize } from '../../src/output/measure'

test('the compressed size is that of brotli as used by servers while sending', () => {
  const text = 'one page much like another page, '.repeat(200)
  const best = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
  expect(brotliDecompressSync(best).toString()).toBe(text)
  expect(brotliSize(text)).toBe(best.length)
})
