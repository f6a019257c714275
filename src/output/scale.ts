import { setImmediate as turn } from 'node:timers/promises'
import { brotliSize, isCompressible } from './measure'
import type { OutputFile } from './output-file'
import { isCompressedCopy } from './precompress'

/** Weighs files on their way: what they take once a host has compressed them. */
export class Scale {
  // A page is often written twice, as one and the same text.
  readonly #known = new Map<OutputFile['content'], Promise<number>>()
  readonly #sizes: Promise<number>[] = []

  /** Hands on all files. Copies that are compressed already weigh nothing: no visitor gets both. */
  async *weigh(files: AsyncIterable<OutputFile>): AsyncGenerator<OutputFile> {
    for await (const file of files) {
      if (!isCompressedCopy(file.path)) this.#sizes.push(this.#sizeOf(file))
      yield file
      // What is being compressed goes on now: it would have to be waited for at the end.
      await turn()
    }
  }

  /** Of all files together, in bytes. */
  async total(): Promise<number> {
    const sizes = await Promise.all(this.#sizes)
    return sizes.reduce((total, size) => total + size, 0)
  }

  #sizeOf({ path, content }: OutputFile): Promise<number> {
    const size = this.#known.get(content) ?? sizeOf(path, content)
    this.#known.set(content, size)
    return size
  }
}

async function sizeOf(path: string, content: OutputFile['content']): Promise<number> {
  return isCompressible(path) ? brotliSize(content) : Buffer.byteLength(content)
}
