import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'

const compress = promisify(brotliCompress)

/** Size in bytes after brotli at its highest quality, as a host sends a file that it compressed beforehand. */
export async function brotliSize(content: string | Uint8Array): Promise<number> {
  return (await compress(content)).length
}

const compressed = /\.(png|jpe?g|webp|avif|woff2?|ico|gz|br)$/

/** Whether a file gains from compression: pictures and fonts already are. */
export function isCompressible(path: string): boolean {
  return !compressed.test(path)
}
