import { basename, resolve } from 'node:path'
import type { Metafile, OutputFile } from 'esbuild'
import { hashedPath } from '../../lib/hashed-path'
import { sha256 } from '../../lib/sha256'
import type { ModuleFolder } from './module-folder'

/** Compiled modules and their styles, keyed by the absolute path of their source. */
export interface Bundle {
  /** The entry points. */
  readonly sources: readonly string[]
  /** Every file that went into the bundle. */
  readonly inputs: readonly string[]
  /** The compiled module of a source. */
  readonly file: (source: string) => string
  /** Runs a module once. As long as no module changes, every bundle returns the same exports. */
  readonly module: (source: string) => Readonly<Record<string, unknown>>
  /** Minified; empty for a module that imports no styles. */
  readonly css: (source: string) => string
  /** The fonts that the styles reference: name in the styles, hashed path in the output, bytes. */
  readonly fonts: readonly { readonly name: string; readonly path: string; readonly content: Uint8Array }[]
  /** Hash of the code of all modules: if it changes, the output may change. */
  readonly code: string
}

/** What `openBundle` needs besides the compiler's output. */
interface Opening {
  /** The folder of the compiled modules. */
  readonly modules: ModuleFolder
  /** Address of the home page, `/base/`. */
  readonly baseHref: string
  /** The folder that the compiler's file names are relative to. */
  readonly workingDir: string
}

/** Creates a bundle from the compiler's output. */
export function openBundle(metafile: Metafile, files: readonly OutputFile[], opening: Opening): Bundle {
  const fonts = files
    .filter(({ path }) => path.endsWith('.woff2'))
    .map(({ path, contents }) => {
      const name = basename(path)
      return { name, path: hashedPath(name, contents), content: contents }
    })
  const outputs = outputsBySource(metafile, opening.workingDir)
  const output = (source: string) => {
    const found = outputs.get(source)
    if (found === undefined) throw new Error(`not in the bundle: ${source}`)
    return found
  }
  return {
    sources: [...outputs.keys()],
    inputs: Object.keys(metafile.inputs).map((file) => resolve(opening.workingDir, file)),
    file: (source) => output(source).js,
    fonts,
    code: codeOf(files),
    module: (source) => opening.modules.run(output(source).js),
    css: (source) => {
      const sheet = files.find(({ path }) => path === output(source).css)
      return sheet === undefined ? '' : publishedCss(sheet.text, fonts, opening.baseHref)
    },
  }
}

/** An address in styles, in quotes or without. */
const localAddress = /url\((?:"([^"]*)"|([^"()]*))\)/g

/**
 * Styles as published: with the final addresses of fonts (esbuild's own `publicPath` would also move the modules) and
 * without the source map, which is only needed for the stack traces of templates.
 */
function publishedCss(css: string, fonts: Bundle['fonts'], baseHref: string): string {
  const paths = new Map(fonts.map(({ name, path }) => [name, path]))
  const addressed = css.replace(localAddress, (found, quoted, bare) => {
    const path = paths.get(basename(quoted ?? bare))
    return path === undefined ? found : `url(${baseHref}${path})`
  })
  return addressed.replace(/\/\*# sourceMappingURL=[^*]*\*\//, '').trim()
}

/** Hash of all modules by base name, because the folder differs each time. */
function codeOf(files: readonly OutputFile[]): string {
  const hashes = files.map(({ path, hash }) => `${basename(path)} ${hash}`)
  return sha256(hashes.sort().join('\n'))
}

interface Output {
  readonly js: string
  readonly css: string | undefined
}

function outputsBySource({ outputs }: Metafile, workingDir: string): ReadonlyMap<string, Output> {
  return new Map(
    Object.entries(outputs).flatMap(([file, { entryPoint, cssBundle }]) => {
      if (entryPoint === undefined || !file.endsWith('.cjs')) return []
      const css = cssBundle === undefined ? undefined : resolve(workingDir, cssBundle)
      return [[resolve(workingDir, entryPoint), { js: resolve(workingDir, file), css }] as const]
    }),
  )
}
