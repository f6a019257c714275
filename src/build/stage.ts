import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { type CopiedFile, type LazyFile, type OutputFile, whole } from '../lib/output-file'
import { hashOfFile, sha256 } from '../lib/sha256'
import { placeIn } from './files-in'
import { linkOrCopy, NewFolder } from './new-folder'
import type { Pool } from './pool'
import { type BuildState, type BuiltFile, fileStats, isAsLeft } from './state'

/** A file that the output folder already has with the right content. */
export interface KeptFile extends Pick<OutputFile, 'path'> {
  readonly kept: BuiltFile
}

/** A file of the new output. An `input` is the hash of everything it was made from. */
export type SiteFile = (Omit<OutputFile, 'source'> & { readonly input?: string }) | LazyFile | CopiedFile | KeptFile

/** The content that was written last: all files of a page have the same content and follow each other. */
interface LastContent {
  readonly content: OutputFile['content']
  readonly bytes: Uint8Array
  readonly sha256: string
  /** Where it was written. */
  readonly place?: string | undefined
}

/** In files: for fewer, another thread is not worth starting. */
const manyLinks = 1_000

/** The new output folder during the build: contains only files whose bytes the old folder does not have. */
export class Stage {
  readonly #out: string
  readonly #folder: NewFolder
  readonly #state: BuildState
  readonly #pool: Pool | undefined
  /** All files so far, by path. */
  readonly files = new Map<string, BuiltFile>()
  /** The paths of the files that are in the old folder; the others are in the new one. */
  readonly kept = new Set<string>()
  /** The ones that the new folder has no links to yet. */
  #toLink: string[] = []
  readonly #linking: Promise<void>[] = []
  #last: LastContent | undefined

  /** @param out the old output folder, which may not exist @param folder the new one, empty */
  constructor(out: string, folder: string, state: BuildState, pool?: Pool) {
    this.#out = out
    this.#pool = pool?.isParallel ? pool : undefined
    this.#folder = new NewFolder(out, folder)
    this.#state = state
  }

  /** A file of the old folder that was made from the same input and has not been modified since. */
  keeps(path: string, input: string | undefined): BuiltFile | undefined {
    const known = this.#state.files.get(path)
    return known?.input !== undefined && known.input === input && isAsLeft(this.#out, path, known) ? known : undefined
  }

  /** Adds a file, whose name has been checked. */
  async put(file: SiteFile): Promise<void> {
    const kept = 'kept' in file ? file.kept : 'content' in file ? undefined : this.keeps(file.path, file.input)
    if (kept !== undefined) this.#keep(file.path, kept)
    else if ('from' in file) await this.#copy(file)
    else if (!('kept' in file)) await this.#write(await whole(file), file.input)
  }

  /** The current content of a file. */
  read(path: string): Buffer {
    return readFileSync(this.kept.has(path) ? placeIn(this.#out, path) : this.#folder.place(path))
  }

  /** Completes the new folder with links to the files of the old one. */
  async takeOver(): Promise<void> {
    this.#folder.takeOver(this.#toLink)
    await Promise.all(this.#linking)
  }

  /** Copies a file of any size, unless the old folder contains it. */
  async #copy({ path, from, bytes, input }: CopiedFile): Promise<void> {
    const sha = await hashOfFile(from)
    const isSame = async (old: string) => (await hashOfFile(old)) === sha
    await this.#add(path, { bytes, sha256: sha, input }, isSame, (target) => copyFileSync(from, target))
  }

  /** Adds a file, unless the old folder has the same file. @returns the new file */
  async #add(
    path: string,
    facts: Omit<BuiltFile, 'mtimeMs'>,
    isSame: (old: string) => boolean | Promise<boolean>,
    make: (target: string) => void,
  ): Promise<string | undefined> {
    const place = placeIn(this.#out, path)
    const old = fileStats(place)
    if (old?.bytes === facts.bytes && (await isSame(place))) {
      this.#keep(path, { ...facts, mtimeMs: old.mtimeMs })
      return undefined
    }
    const made = this.#folder.make(path, make)
    this.files.set(path, { ...facts, mtimeMs: fileStats(made)?.mtimeMs ?? 0 })
    return made
  }

  #keep(path: string, file: BuiltFile): void {
    this.kept.add(path)
    this.files.set(path, file)
    this.#toLink.push(path)
    // If nothing has changed, the old folder may stay.
    if (this.#toLink.length >= manyLinks && this.kept.size < this.files.size) this.#link()
  }

  /** Lets another thread create the missing links. */
  #link(): void {
    if (this.#pool === undefined) return
    const linked = this.#pool.link(this.#out, this.#folder.place(''), this.#toLink)
    linked.catch(() => undefined)
    this.#linking.push(linked)
    this.#toLink = []
  }

  /** Writes a file, unless the old folder contains it. @param input hash of what it was made from */
  async #write({ path, content, sha256: hash }: Omit<OutputFile, 'source'>, input?: string): Promise<void> {
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
