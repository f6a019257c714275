import type { Source } from '../parse/source'
import type { DataFile } from './discover'

/** A valid data file as plain data: its value, the hash of its text, and its metadata. */
export interface KnownFile extends Pick<Source, 'value' | 'body' | 'bodyLine'> {
  readonly kind: string
  /** Metadata of the file just before it was read; undefined if it may have changed since without a new stamp. */
  readonly stamp: string | undefined
  /** SHA-256 of its text, hexadecimal. */
  readonly hash: string
}

/** Data files that were valid when they were last read. It is stored between builds; `dev` keeps it in memory. */
export class DataCache {
  #known: ReadonlyMap<string, KnownFile>
  /** The files of this run. */
  #used = new Map<string, KnownFile>()

  /** @param files what was known earlier, by path */
  constructor(files: Iterable<readonly [path: string, file: KnownFile]> = []) {
    this.#known = new Map(files)
  }

  /** The entry of a file, which may have changed since. */
  find({ path, kind }: DataFile): KnownFile | undefined {
    const file = this.#used.get(path) ?? this.#known.get(path)
    return file?.kind === kind ? file : undefined
  }

  /** Adds a valid file, or keeps one that is unchanged. */
  add(path: string, file: KnownFile): void {
    this.#used.set(path, file)
  }

  /** Drops the files that have not been used since. @returns all others, or undefined if nothing has changed */
  settle(): ReadonlyMap<string, KnownFile> | undefined {
    const [known, used] = [this.#known, this.#used]
    const isSame = known.size === used.size && Array.from(used).every(([path, file]) => known.get(path) === file)
    this.#known = used
    this.#used = new Map()
    return isSame ? undefined : used
  }
}
