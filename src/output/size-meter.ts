import { sha256 } from '../content/sha256'
import type { PersistentMap } from './cache/persistent-map'
import { isCompressible } from './hosts/compressible-types'
import { brotliSize } from './measure'
import type { OutputFile } from './output-file'

/** The last content that was weighed: a page is often written twice, from the same string. */
interface WeighedContent {
  readonly content: OutputFile['content']
  /** The same, encoded and hashed once for everything that follows. */
  readonly encoded: { readonly content: Uint8Array; readonly sha256: string }
  readonly size: number
}

/** Adds up the compressed sizes of files as they pass through. */
export class SizeMeter {
  /** Sizes by content hash, from the last build and this one. */
  readonly #known: Pick<PersistentMap<number>, 'find' | 'add'>
  #last: WeighedContent | undefined
  #total = 0

  constructor(known: Pick<PersistentMap<number>, 'find' | 'add'>) {
    this.#known = known
  }

  /** Passes all files through, encoded. */
  async *weigh(files: AsyncIterable<OutputFile>): AsyncGenerator<OutputFile> {
    for await (const file of files) {
      if (this.#last?.content !== file.content) this.#last = this.#weighed(file)
      this.#total += this.#last.size
      yield { ...file, ...this.#last.encoded }
    }
  }

  /** The total size of the files so far, in bytes. */
  get total(): number {
    return this.#total
  }

  #weighed({ path, content }: OutputFile): WeighedContent {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content
    const hash = sha256(bytes)
    const size = isCompressible(path) ? this.#compressed(bytes, hash) : bytes.length
    return { content, encoded: { content: bytes, sha256: hash }, size }
  }

  #compressed(bytes: Uint8Array, key: string): number {
    const known = this.#known.find(key)
    if (known !== undefined) return known
    const size = brotliSize(bytes)
    this.#known.add(key, size)
    return size
  }
}
