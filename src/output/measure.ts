import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const compress = promisify(brotliCompress)

/** As hosts compress on the fly; the highest quality is a tenth smaller but takes twenty times as long. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }

/** Size in bytes after brotli at the quality of on-the-fly compression. */
export async function brotliSize(content: string | Uint8Array): Promise<number> {
  return (await compress(content, { params })).length
}
