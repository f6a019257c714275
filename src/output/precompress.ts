import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { isCompressible } from './hosts/compressible-types'
import type { LazyFile } from './output-file'
import type { PublishedFile } from './publish/manifest'
import type { ReadPut } from './publish/put-all'

const compress = { br: promisify(brotliCompress), gz: promisify(gzip) }

type Encoding = keyof typeof compress

const encodings: readonly Encoding[] = ['br', 'gz']

/** In bytes: smaller responses fit into one packet anyway. */
const worthwhile = 1024

/**
 * The compressed copies of files: `index.html.br`, `index.html.gz`. A page that is written twice in succession is
 * compressed once.
 */
export function* compressedCopies(files: Iterable<PublishedFile>, read: ReadPut): Generator<LazyFile> {
  for (const alike of withSameContent(files)) {
    for (const encoding of encodings) yield* copiesOf(alike, encoding, read)
  }
}

function isWorthwhile({ path, bytes }: Pick<PublishedFile, 'path' | 'bytes'>): boolean {
  return bytes >= worthwhile && isCompressible(path)
}

/** The paths of the copies of a file. @param bytes its size; taken to be enough while nobody knows it */
export function copyPaths(path: string, bytes = worthwhile): string[] {
  if (!isWorthwhile({ path, bytes })) return []
  return encodings.map((encoding) => `${path}.${encoding}`)
}

/** Tells the copies among the files of a site that has them: `data.csv.gz` may also be a file of its own. */
export function copiesAmong(files: readonly PublishedFile[]): (file: PublishedFile) => boolean {
  const copies = new Set(files.flatMap(({ path, bytes }) => copyPaths(path, bytes)))
  return ({ path }) => copies.has(path)
}

/** The files that are worth compressing; consecutive ones with the same content together. */
function* withSameContent(files: Iterable<PublishedFile>): Generator<[PublishedFile, ...PublishedFile[]]> {
  let alike: [PublishedFile, ...PublishedFile[]] | undefined
  for (const file of files) {
    if (!isWorthwhile(file)) continue
    if (alike !== undefined && alike[0].sha256 === file.sha256) alike.push(file)
    else {
      if (alike !== undefined) yield alike
      alike = [file]
    }
  }
  if (alike !== undefined) yield alike
}

function* copiesOf(
  alike: readonly [PublishedFile, ...PublishedFile[]],
  encoding: Encoding,
  read: ReadPut,
): Generator<LazyFile> {
  const [first] = alike
  const name = () => `${encoding} ${first.sha256}`
  let content: Promise<Buffer> | undefined
  const make = () => {
    content ??= compressed(read(first), encoding)
    return content
  }
  for (const { path } of alike) yield { path: `${path}.${encoding}`, source: '--precompress', name, make }
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
