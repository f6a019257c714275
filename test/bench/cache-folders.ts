import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'

const cache = join('node_modules', '.cache', 'build-site')

/** Program and templates. */
const compiled = join('node_modules', '.build-site')

/**
 * What the program keeps between runs. What it is to forget is moved aside until the end: after thousands of files were
 * removed within minutes, ext4 takes up to ten times as long to create new ones.
 */
export class CacheFolders {
  readonly #aside: string
  #moved = 0

  private constructor(aside: string) {
    this.#aside = aside
  }

  static async open(): Promise<CacheFolders> {
    // On the same disk as the cache.
    return new CacheFolders(await mkdtemp(join(dirname(cache), 'bench-')))
  }

  /** The program is not even compiled. */
  forgetAll(): Promise<unknown> {
    return Promise.all([this.#forget(compiled), this.forgetCache()])
  }

  forgetCache(): Promise<unknown> {
    return this.#forget(cache)
  }

  /** Nothing is left in the cache but share images, and what they were drawn from. */
  async forgetAllButImages(): Promise<unknown> {
    const names = await readdir(cache, { recursive: true })
    const others = names.filter((name) => name.startsWith('store/') && !name.startsWith('store/drawings-'))
    return Promise.all(others.map((name) => this.#forget(join(cache, name))))
  }

  close(): Promise<void> {
    return rm(this.#aside, { recursive: true })
  }

  async #forget(path: string): Promise<void> {
    if (existsSync(path)) await rename(path, join(this.#aside, String(++this.#moved)))
  }
}
