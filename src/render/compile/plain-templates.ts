import { existsSync } from 'node:fs'
import type { Bundle } from './bundle'
import type { CompiledScript } from './compiled-script'
import type { CompiledTemplates } from './compiled-templates'
import { ModuleFolder } from './module-folder'

/** Compiled templates as plain data, from which they can be opened again later or in a worker. Paths are absolute. */
export interface PlainTemplates {
  readonly pages: readonly string[]
  /** Compiled module and styles, by source. */
  readonly modules: Readonly<Record<string, { readonly js: string; readonly css: string }>>
  readonly fonts: readonly { readonly name: string; readonly path: string; readonly base64: string }[]
  readonly code: string
  readonly script: CompiledScript
}

/** Converts compiled templates to plain data. */
export function plainTemplates({ pages, bundle, script }: CompiledTemplates): PlainTemplates {
  const { sources, fonts, code } = bundle
  return {
    ...{ pages, script, code },
    modules: Object.fromEntries(
      sources.map((source) => [source, { js: bundle.file(source), css: bundle.css(source) }]),
    ),
    fonts: fonts.map(({ name, path, content }) => ({ name, path, base64: Buffer.from(content).toString('base64') })),
  }
}

/** Whether all modules still exist: a temporary folder is removed when the compiler is disposed. */
export function isOnDisk({ modules }: PlainTemplates): boolean {
  return Object.values(modules).every(({ js }) => existsSync(js))
}

/** Opens compiled templates. @param timeLimit for running a module, in milliseconds; no limit when undefined */
export function openTemplates(plain: PlainTemplates, timeLimit?: number): CompiledTemplates {
  const { pages, modules, fonts, code, script } = plain
  const runner = new ModuleFolder(timeLimit, true)
  const output = (source: string) => {
    const found = modules[source]
    if (found === undefined) throw new Error(`not among the compiled modules: ${source}`)
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
