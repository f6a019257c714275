import { setImmediate as turn } from 'node:timers/promises'
import { sha256 } from '../content/sha256'
import type { PersistentMap } from './cache/persistent-map'
import { isCompressible } from './hosts/compressible-types'
import { brotliSize } from './measure'
import type { OutputFile } from './output-file'

/** Adds up the compressed sizes of files as they pass through. */
export class SizeMeter {
  /** Sizes by content hash, from the last build and this one. */
  readonly #known: Pick<PersistentMap<number>, 'find' | 'add'>
  // A page is often written twice, from the same string.
  readonly #weighed = new Map<OutputFile['content'], number | Promise<number>>()
  readonly #sizes: (number | Promise<number>)[] = []

  constructor(known: Pick<PersistentMap<number>, 'find' | 'add'>) {
    this.#known = known
  }

  /** Passes all files through. */
  async *weigh(files: AsyncIterable<OutputFile>): AsyncGenerator<OutputFile> {
    for await (const file of files) {
      const size = this.#sizeOf(file)
      this.#sizes.push(size)
      yield file
      // Lets compression proceed now rather than all at the end.
      if (typeof size !== 'number') await turn()
    }
  }

  /** The total size of all files, in bytes. */
  async total(): Promise<number> {
    const sizes = await Promise.all(this.#sizes)
    return sizes.reduce((total, size) => total + size, 0)
  }

  #sizeOf({ path, content }: OutputFile): number | Promise<number> {
    const size =
      this.#weighed.get(content) ?? (isCompressible(path) ? this.#compressed(content) : Buffer.byteLength(content))
    this.#weighed.set(content, size)
    return size
  }

  #compressed(content: OutputFile['content']): number | Promise<number> {
    const key = sha256(content)
    return this.#known.find(key) ?? this.#compress(content, key)
  }

  async #compress(content: OutputFile['content'], key: string): Promise<number> {
    const size = await brotliSize(content)
    this.#known.add(key, size)
    return size
  }
}
