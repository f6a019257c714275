import { randomUUID } from 'node:crypto'
import { lstatSync, mkdirSync, readdirSync, readFileSync, statSync, utimesSync } from 'node:fs'
import { basename, join } from 'node:path'
import { entriesBelow } from '../../content/source/entries-below'
import { ifPossible } from '../../lib/if-possible'
import { removeOldest } from '../../lib/remove-oldest'
import { sha256 } from '../../lib/sha256'
import { settledStamp, stampAt, stampOf } from '../../lib/stamp'
import { keyFor, Store } from '../../lib/store'
import type { CompiledTemplates } from './compiled-templates'
import { importPaths } from './import-paths'
import { realPath, type TemplateFolder } from './template-folder'

/** Compiled templates as stored. */
interface Kept extends CompiledTemplates {
  /** The name of the folder of its modules. */
  readonly folder: string
  /**
   * Hashes of every input file, every compiled module, and every path that imports depend on (which need not exist),
   * with metadata if every change is certain to alter it.
   */
  readonly hashes: Readonly<Record<string, readonly [hash: string, stamp: string | undefined]>>
  /** Fingerprint of all names in the templates folder, which could shadow others, and of where links lead. */
  readonly names: string
}

/** How many compilations to keep. */
const limit = 20

/** Caches compiled templates between runs, valid while every input is byte-identical and resolves as before. */
export class TemplateCache {
  readonly #place: TemplateFolder
  readonly #folder: string
  readonly #store: Store
  readonly #key: string

  constructor(place: TemplateFolder) {
    this.#place = place
    this.#folder = place.program.compiled
    this.#store = new Store(join(this.#folder, 'entries'))
    this.#key = keyFor('templates', place.folder)
  }

  /** The cached templates, if they are still valid. */
  read(): CompiledTemplates | undefined {
    const [text] = this.#store.read(this.#key) ?? []
    if (text === undefined) return undefined
    const kept: Kept = JSON.parse(text)
    if (!isValid(kept, this.#place.folder)) return undefined
    // Recently used, so no other process removes them as the oldest.
    ifPossible(() => utimesSync(join(this.#folder, kept.folder), new Date(), new Date()))
    return kept
  }

  /** Creates a folder for modules to be cached; undefined if that is not possible. */
  newFolder(): string | undefined {
    const folder = join(this.#folder, randomUUID())
    return ifPossible(() => {
      mkdirSync(folder, { recursive: true })
      return folder
    })
  }

  /** What `write` needs to know about the files to compile; call it before they are read. */
  stamps(): string {
    const { folder } = this.#place
    const stampIn = (path: string) => {
      const stats = lstatSync(join(folder, path), { throwIfNoEntry: false })
      return stats && stampOf(stats)
    }
    return JSON.stringify(entriesIn(folder).map(({ path }) => [path, stampIn(path)]))
  }

  /**
   * Stores templates whose modules are in a folder returned by `newFolder`, unless a file was saved since `stamps`: the
   * compiler may have read it before or after that.
   */
  async write(compiled: CompiledTemplates, folder: string, stamps: string): Promise<boolean> {
    const names = readdirSync(folder, { recursive: true }).map(String)
    const modules = names.filter((name) => name.endsWith('.cjs')).map((name) => join(folder, name))
    const inputs = [...compiled.inputs, ...compiled.script.inputs]
    const compiler = this.#place.program.resolve('esbuild/package.json')
    const files = [...inputs, ...importPaths(inputs, this.#place), compiler, ...modules]
    const kept: Kept = {
      ...compiled,
      folder: basename(folder),
      names: namesIn(this.#place.folder),
      hashes: Object.fromEntries(files.map((file) => [file, [hashAt(file), stampOfFile(file)]])),
    }
    // Compared after hashing, so that the hashes are those of the files that were compiled.
    if (this.stamps() !== stamps) return false
    await this.#store.write(this.#key, [JSON.stringify(kept)])
    await removeOldest(this.#folder, limit, (name) => name !== 'entries')
    return true
  }
}

function isValid({ hashes, names }: Kept, folder: string): boolean {
  const isSame = Object.entries(hashes).every(
    ([file, [hash, stamp]]) => (typeof stamp === 'string' && stampAt(file) === stamp) || hashAt(file) === hash,
  )
  return isSame && names === namesIn(folder)
}

function stampOfFile(file: string): string | undefined {
  const stats = statSync(file, { throwIfNoEntry: false })
  return stats?.isFile() ? settledStamp(stats) : undefined
}

/** The hash of a file; a fixed text for a folder, and another one if nothing exists. */
function hashAt(path: string): string {
  return ifPossible(() => (statSync(path).isFile() ? sha256(readFileSync(path)) : 'folder')) ?? 'nothing'
}

function namesIn(folder: string): string {
  const named = entriesIn(folder).map(({ path, entry }) => {
    return JSON.stringify([path, entry.isSymbolicLink() && realPath(join(folder, path))])
  })
  return sha256(named.sort().join())
}

/** Everything below the templates, which may change while they are read. Links are not followed: none may lead out. */
function entriesIn(folder: string): ReturnType<typeof entriesBelow> {
  return ifPossible(() => entriesBelow(folder)) ?? []
}
