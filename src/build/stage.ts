import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { type CopiedFile, type LazyFile, type OutputFile, whole } from '../lib/output-file'
import { hashOfFile, sha256 } from '../lib/sha256'
import { distinctPaths } from './distinct'
import { placeIn } from './files-in'
import { linkOrCopy, NewFolder } from './new-folder'
import type { Pool } from './pool'
import { type BuildState, type BuiltFile, fileStats, isAsLeft } from './state'

/** A file that the output folder holds already, as it would be made. */
export interface KeptFile extends Omit<OutputFile, 'content' | 'sha256'> {
  readonly kept: BuiltFile
}

/** A file of the new output. An `input` is the hash of everything it was made from. */
export type SiteFile = (OutputFile & { readonly input?: string }) | LazyFile | CopiedFile | KeptFile

/** The content that was written last: a page has the same in each of its files, which follow each other. */
interface LastContent {
  readonly content: OutputFile['content']
  readonly bytes: Uint8Array
  readonly sha256: string
  /** Where it was written. */
  readonly place?: string | undefined
}

/** In files: to link fewer, another thread does not pay off. */
const manyLinks = 1_000

/** The new output folder while it is made: holds only what the old folder does not hold with the same bytes. */
export class Stage {
  readonly #out: string
  readonly #folder: NewFolder
  readonly #state: BuildState
  readonly #hasOld: boolean
  readonly #pool: Pool | undefined
  /** To be called with the files of other shards; `put` calls it with those of this one. @throws InputError */
  readonly check = distinctPaths()
  readonly #files = new Map<string, BuiltFile>()
  readonly #kept = new Set<string>()
  /** Those of them that the new folder has no links to yet. */
  #toLink: string[] = []
  readonly #linking: Promise<void>[] = []
  #last: LastContent | undefined

  /**
   * @param out the old output folder, which may not exist
   * @param folder the new one, empty
   * @param state of the old one
   * @param pool links many files while others are made
   */
  constructor(out: string, folder: string, state: BuildState, pool?: Pool) {
    this.#out = out
    this.#pool = pool?.isParallel ? pool : undefined
    this.#folder = new NewFolder(out, folder)
    this.#state = state
    this.#hasOld = existsSync(out)
  }

  /** All files so far, by path. */
  get files(): ReadonlyMap<string, BuiltFile> {
    return this.#files
  }

  /** The paths of those that the old folder holds; the others are in the new one. */
  get kept(): ReadonlySet<string> {
    return this.#kept
  }

  /**
   * What is known of a file of the old folder that was made from the same input, and that nobody has modified since.
   */
  keeps(path: string, input: string | undefined): BuiltFile | undefined {
    const known = this.#state.files.get(path)
    return known?.input !== undefined && known.input === input && isAsLeft(this.#out, path, known) ? known : undefined
  }

  /** Adds a file. @throws InputError when another source has made a file with this path */
  async put(file: SiteFile): Promise<void> {
    this.check(file)
    const kept = 'kept' in file ? file.kept : 'content' in file ? undefined : this.keeps(file.path, file.input)
    if (kept !== undefined) this.#keep(file.path, kept)
    else if ('from' in file) await this.#copy(file)
    else if (!('kept' in file)) await this.write(await whole(file), file.input)
  }

  /** The current content of a file. */
  read(path: string): Buffer {
    return readFileSync(this.#kept.has(path) ? placeIn(this.#out, path) : this.#folder.place(path))
  }

  /** Completes the new folder with links to what the old one holds. */
  async takeOver(): Promise<void> {
    this.#folder.takeOver(this.#toLink)
    await Promise.all(this.#linking)
  }

  /** Copies a file of any size, unless the old folder holds it. */
  async #copy({ path, from, bytes, input }: CopiedFile): Promise<void> {
    const sha = await hashOfFile(from)
    const isSame = async (old: string) => (await hashOfFile(old)) === sha
    await this.#add(path, { bytes, sha256: sha, input }, isSame, (target) => copyFileSync(from, target))
  }

  /** Adds a file, unless the old folder has one of that size that is the same. @returns the new file */
  async #add(
    path: string,
    facts: Omit<BuiltFile, 'mtimeMs'>,
    isSame: (old: string) => boolean | Promise<boolean>,
    make: (target: string) => void,
  ): Promise<string | undefined> {
    const place = placeIn(this.#out, path)
    const old = this.#hasOld ? fileStats(place) : undefined
    if (old?.bytes === facts.bytes && (await isSame(place))) {
      this.#keep(path, { ...facts, mtimeMs: old.mtimeMs })
      return undefined
    }
    const made = this.#folder.make(path, make)
    this.#files.set(path, { ...facts, mtimeMs: fileStats(made)?.mtimeMs ?? 0 })
    return made
  }

  #keep(path: string, file: BuiltFile): void {
    this.#kept.add(path)
    this.#files.set(path, file)
    this.#toLink.push(path)
    // As long as nothing has changed, the old folder may stay.
    if (this.#toLink.length >= manyLinks && this.#kept.size < this.#files.size) this.#link()
  }

  /** Has another thread make the links that are missing. */
  #link(): void {
    if (this.#pool === undefined) return
    const linked = this.#pool.link(this.#out, this.#folder.place(''), this.#toLink)
    linked.catch(() => undefined)
    this.#linking.push(linked)
    this.#toLink = []
  }

  /** Writes a file, unless the old folder holds it. The path must be free. @param input hash of what it was made from */
  async write({ path, content, sha256: hash }: Omit<OutputFile, 'source'>, input?: string): Promise<void> {
    const last = this.#last?.content === content ? this.#last : contentOf(content, hash)
    const { bytes, sha256, place } = last
    const made = await this.#add(
      path,
      { bytes: bytes.length, sha256, input },
      (old) => readFileSync(old).equals(bytes),
      (target) => (place === undefined ? writeFileSync(target, bytes) : linkOrCopy(place, target)),
    )
    this.#last = { ...last, place: made ?? place }
  }
}

function contentOf(content: OutputFile['content'], hash: string | undefined): LastContent {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content
  return { content, bytes, sha256: hash ?? sha256(bytes) }
}
