import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const compress = promisify(brotliCompress)

/** As hosts compress on the way out; the highest quality gains a tenth more and takes twenty times as long. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }

/** Size in bytes after brotli, as a host sends a file that it compresses while sending. */
export async function brotliSize(content: string | Uint8Array): Promise<number> {
  return (await compress(content, { params })).length
}

const compressed = /\.(png|jpe?g|webp|avif|woff2?|ico|gz|br)$/

/** Whether a file gains from compression: pictures and fonts already are. */
export function isCompressible(path: string): boolean {
  return !compressed.test(path)
}
