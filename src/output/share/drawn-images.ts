import type { TextStore } from '../text-store'

/** An image that was drawn. */
export interface DrawnImage {
  /** The hash of its drawing, by which it lies in the cache. */
  readonly drawing: string
  /** In the output folder: named by its bytes. */
  readonly path: string
}

type Entry = readonly [key: string, drawing: string, path: string]

/** Knows the images of a site from the last build, by what they were made from: none of them is read to tell its name. */
export class DrawnImages {
  readonly #store: TextStore
  readonly #name: string
  readonly #kept: string
  readonly #before: ReadonlyMap<string, DrawnImage>
  /** The images of this build. */
  readonly #now = new Map<string, DrawnImage>()

  /** @param name of the site, of what is to be drawn of it, and of the program that draws */
  constructor(store: TextStore, name: string) {
    this.#store = store
    this.#name = name
    this.#kept = store.read(name) ?? '[]'
    const entries: readonly Entry[] = JSON.parse(this.#kept)
    this.#before = new Map(entries.map(([key, drawing, path]) => [key, { drawing, path }]))
  }

  /** @param key names all that an image is made from */
  find(key: string): DrawnImage | undefined {
    const image = this.#now.get(key) ?? this.#before.get(key)
    if (image !== undefined) this.#now.set(key, image)
    return image
  }

  add(key: string, image: DrawnImage): void {
    this.#now.set(key, image)
  }

  /** Keeps the images of this build, and no others. */
  async write(): Promise<void> {
    const entries = Array.from(this.#now, ([key, { drawing, path }]): Entry => [key, drawing, path])
    this.#store.renew(this.#name, JSON.stringify(entries), this.#kept)
    await this.#store.sweep()
  }
}
