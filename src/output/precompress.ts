import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { isCompressible } from './measure'
import type { OutputFile } from './output-file'

const compress = { br: promisify(brotliCompress), gz: promisify(gzip) }

/** In bytes: smaller responses fit into one packet anyway. */
const worthwhile = 1024

/**
 * Passes all files through, followed by compressed copies of the compressible ones: `index.html.br`, `index.html.gz`.
 */
export async function* precompress(files: AsyncIterable<OutputFile>): AsyncGenerator<OutputFile> {
  const copies: Promise<readonly OutputFile[]>[] = []
  // A page is often written twice, from the same string.
  const known = new Map<OutputFile['content'], Promise<Copies>>()
  for await (const file of files) {
    yield file
    if (!isCompressible(file.path) || Buffer.byteLength(file.content) < worthwhile) continue
    const made = known.get(file.content) ?? compressed(file.content)
    known.set(file.content, made)
    copies.push(made.then(({ br, gz }) => [copyOf(file, 'br', br), copyOf(file, 'gz', gz)]))
  }
  for (const made of copies) yield* await made
}

/** Whether a file is a compressed copy of another. */
export function isCompressedCopy(path: string): boolean {
  return /\.(br|gz)$/.test(path)
}

interface Copies {
  readonly br: Buffer
  readonly gz: Buffer
}

function copyOf({ path, source }: OutputFile, ending: keyof Copies, content: Buffer): OutputFile {
  return { path: `${path}.${ending}`, content, source }
}

/** Compressed at maximum quality: done once, served many times. */
async function compressed(content: OutputFile['content']): Promise<Copies> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  const [br, gz] = await Promise.all([compress.br(content, { params }), compress.gz(content, { level: 9 })])
  // The tenth byte identifies the operating system (RFC 1952); set to "unknown", so that every machine writes the same
  // bytes.
  gz[9] = 255
  return { br, gz }
}
