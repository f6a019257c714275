import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Bundle } from './bundle'
import type { CompiledScript } from './compile-script'
import { ModuleFolder } from './module-folder'
import { removeOldest } from './remove-oldest'
import { sha256 } from './sha256'
import type { CompiledTemplates } from './template-compiler'
import type { TemplateFolder } from './template-folder'
import { TextStore } from './text-store'

/** Compiled templates as they are kept. Files are absolute. */
interface Kept {
  readonly pages: readonly string[]
  /** Compiled module and styles, by source. */
  readonly modules: Readonly<Record<string, { readonly js: string; readonly css: string }>>
  readonly fonts: readonly { readonly name: string; readonly path: string; readonly base64: string }[]
  readonly code: string
  readonly script: CompiledScript
  /** Every file that they were made from, and every module, by the hash of its bytes. */
  readonly hashes: Readonly<Record<string, string>>
  /** The names of all files in the folder of the templates: another one could take the place of one that was read. */
  readonly names: string
}

/** How many compilations are kept. */
const limit = 20

/** Compiled templates from one run to the next, as long as nothing that they were made from changed by a byte. */
export class KeptTemplates {
  readonly #place: TemplateFolder
  readonly #folder: string
  readonly #store: TextStore
  readonly #key: string

  /** @param baseHref address of the home page, `/base/`, which styles refer to */
  constructor(place: TemplateFolder, baseHref: string) {
    this.#place = place
    this.#folder = join(place.program.cache, 'compiled')
    this.#store = new TextStore(join(this.#folder, 'entries'), limit)
    this.#key = sha256(JSON.stringify([place.folder, baseHref]))
  }

  /** What was kept and still holds. */
  read(): CompiledTemplates | undefined {
    const text = this.#store.read(this.#key)
    if (text === undefined) return undefined
    const kept: Kept = JSON.parse(text)
    const isSame = Object.entries(kept.hashes).every(([file, hash]) => fileHash(file) === hash)
    return isSame && kept.names === namesIn(this.#place.folder) ? opened(kept, this.#place) : undefined
  }

  /** A folder for modules that are to be kept; undefined where there can be none. */
  folder(name: string): string | undefined {
    const folder = join(this.#folder, name)
    try {
      mkdirSync(folder, { recursive: true })
      return folder
    } catch {
      return undefined
    }
  }

  /** Keeps templates whose modules are in a folder from `folder`. */
  async write({ pages, bundle, script }: CompiledTemplates, folder: string): Promise<void> {
    const names = readdirSync(folder, { recursive: true }).map(String)
    const modules = names.filter((name) => name.endsWith('.cjs')).map((name) => join(folder, name))
    const files = [...bundle.inputs, ...script.inputs, ...this.#place.program.compiler, ...modules]
    const kept: Kept = {
      ...{ pages, script, code: bundle.code, names: namesIn(this.#place.folder) },
      modules: Object.fromEntries(bundle.sources.map((source) => [source, outputOf(bundle, source)])),
      fonts: bundle.fonts.map(({ name, path, content }) => ({
        name,
        path,
        base64: Buffer.from(content).toString('base64'),
      })),
      hashes: Object.fromEntries(files.map((file) => [file, fileHash(file) ?? ''])),
    }
    this.#store.write(this.#key, JSON.stringify(kept))
    await this.#store.sweep()
    await removeOldest(this.#folder, limit, (name) => name !== 'entries')
  }
}

function outputOf(bundle: Bundle, source: string) {
  return { js: bundle.file(source), css: bundle.css(source) }
}

function opened({ pages, modules, fonts, code, script }: Kept, { timeLimit }: TemplateFolder): CompiledTemplates {
  const runner = new ModuleFolder(timeLimit)
  const output = (source: string) => {
    const found = modules[source]
    if (found === undefined) throw new Error(`not among the kept modules: ${source}`)
    return found
  }
  const bundle: Bundle = {
    sources: Object.keys(modules),
    inputs: [],
    file: (source) => output(source).js,
    module: (source) => runner.run(output(source).js),
    css: (source) => output(source).css,
    fonts: fonts.map(({ name, path, base64 }) => ({ name, path, content: Buffer.from(base64, 'base64') })),
    code,
  }
  return { pages, bundle, script }
}

function fileHash(file: string): string | undefined {
  try {
    return sha256(readFileSync(file))
  } catch {
    return undefined
  }
}

function namesIn(folder: string): string {
  return sha256(readdirSync(folder, { recursive: true }).map(String).sort().join('\n'))
}
