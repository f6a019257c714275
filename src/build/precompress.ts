import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { isCompressible } from '../lib/media-types'
import type { LazyFile } from '../lib/output-file'
import type { BuiltFile } from './state'

const compress = { br: promisify(brotliCompress), gz: promisify(gzip) }

type Encoding = keyof typeof compress

const encodings: readonly Encoding[] = ['br', 'gz']

/** In bytes: smaller responses fit into one packet anyway. */
const worthwhile = 1024

/** In bytes: a file is compressed in memory. */
const largest = 2 ** 30

/** Files that were written, with what is needed to compress them. */
type WrittenFiles = Iterable<readonly [path: string, file: Pick<BuiltFile, 'bytes' | 'sha256'>]>

/**
 * The compressed copies of files: `index.html.br`, `index.html.gz`. Consecutive files with the same content, such as
 * the two files of a page, are compressed once.
 */
export function* compressedCopies(files: WrittenFiles, read: (path: string) => Uint8Array): Generator<LazyFile> {
  for (const encoding of encodings) {
    let last: { readonly sha256: string; content?: Promise<Buffer> } | undefined
    for (const [path, { bytes, sha256 }] of files) {
      if (!isWorthwhile(path, bytes)) continue
      if (last?.sha256 !== sha256) last = { sha256 }
      const copy = last
      const make = () => {
        copy.content ??= compressed(read(path), encoding)
        return copy.content
      }
      yield { path: `${path}.${encoding}`, source: '--precompress', input: `${encoding} ${sha256}`, make }
    }
  }
}

function isWorthwhile(path: string, bytes: number): boolean {
  return bytes >= worthwhile && bytes <= largest && isCompressible(path)
}

/** The paths of the copies of a file. @param bytes its size; assumed to be large enough if unknown */
export function copyPaths(path: string, bytes = worthwhile): string[] {
  return isWorthwhile(path, bytes) ? encodings.map((encoding) => `${path}.${encoding}`) : []
}

/** Compressed at maximum quality: done once, served many times. */
async function compressed(content: Uint8Array, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') {
    return compress.br(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } })
  }
  const gz = await compress.gz(content, { level: 9 })
  // The tenth byte identifies the operating system (RFC 1952); set to "unknown", so that every machine writes the same
  // bytes.
  gz[9] = 255
  return gz
}

/**
 * The number and the size in bytes of published files, and separately of their compressed copies: `data.csv.gz` may
 * also be an independent file.
 */
export function publishedSizes(published: ReadonlyMap<string, Pick<BuiltFile, 'bytes'>>, precompress: boolean) {
  const made = precompress ? Array.from(published, ([path, { bytes }]) => copyPaths(path, bytes)) : []
  const copies = new Set(made.flat())
  const sizes = { files: 0, bytes: 0, copies: { files: 0, bytes: 0 } }
  for (const [path, { bytes }] of published) {
    const sum = copies.has(path) ? sizes.copies : sizes
    sum.files += 1
    sum.bytes += bytes
  }
  return sizes
}
