import { memo } from '../content/memo'
import { sha256 } from '../content/sha256'
import type { KnownValues } from './cache/persistent-map'
import { isCompressible } from './hosts/compressible-types'
import { brotliSize } from './measure'
import type { OutputFile } from './output-file'

/** Adds up the compressed sizes of files as they pass through. */
export class SizeMeter {
  /** Sizes by content hash, from the last build and this one. */
  readonly #known: KnownValues<number>
  /** A page is often written twice, from the same string; what follows need not encode and hash it again. */
  readonly #inBytes = memo(1, inBytes)
  #total = 0

  constructor(known: KnownValues<number>) {
    this.#known = known
  }

  /** Passes all files through, encoded. */
  async *weigh(files: AsyncIterable<OutputFile>): AsyncGenerator<OutputFile> {
    for await (const file of files) {
      const { content, sha256: hash } = this.#inBytes(file.content)
      this.#total += isCompressible(file.path) ? this.#compressed(content, hash) : content.length
      yield { ...file, content, sha256: hash }
    }
  }

  /** The total size of the files so far, in bytes. */
  get total(): number {
    return this.#total
  }

  #compressed(bytes: Uint8Array, key: string): number {
    const known = this.#known.find(key)
    if (known !== undefined) return known
    const size = brotliSize(bytes)
    this.#known.add(key, size)
    return size
  }
}

/** A content as bytes, and their hash. */
function inBytes(content: OutputFile['content']) {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content
  return { content: bytes, sha256: sha256(bytes) }
}
