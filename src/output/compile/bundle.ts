import { basename, resolve } from 'node:path'
import type { Metafile, OutputFile } from 'esbuild'
import { sha256 } from '../../content/sha256'
import { hashedPath } from '../files/assets'
import type { ModuleFolder } from './module-folder'

/** Compiled modules and their styles, by the absolute path of their source. */
export interface Bundle {
  /** The modules that were asked for. */
  readonly sources: readonly string[]
  /** Every file that went into it. */
  readonly inputs: readonly string[]
  /** The compiled module of a source. */
  readonly file: (source: string) => string
  /** Runs a module, once. As long as no module changes, every bundle hands over the same exports. */
  readonly module: (source: string) => Readonly<Record<string, unknown>>
  /** Minified; empty for a module that imports no styles. */
  readonly css: (source: string) => string
  /** The fonts that the styles refer to: name in the styles, hashed path in the output, bytes. */
  readonly fonts: readonly { readonly name: string; readonly path: string; readonly content: Uint8Array }[]
  /** Hash of the code of all modules: with another one, the result may differ. */
  readonly code: string
}

/** What a bundle is opened with. */
interface Opening {
  /** Holds the compiled modules. */
  readonly modules: ModuleFolder
  /** Address of the home page, `/base/`. */
  readonly baseHref: string
  /** The folder against which the compiler names files. */
  readonly workingDir: string
}

/** Makes a bundle of the compiler's output. */
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

/**
 * Styles as they are published: fonts by their final address (esbuild's own `publicPath` would move the modules too), and
 * no source map, which serves the stacks of templates that throw.
 */
function publishedCss(css: string, fonts: Bundle['fonts'], baseHref: string): string {
  const addressed = fonts.reduce(
    (styles, { name, path }) =>
      styles.replaceAll(new RegExp(`url\\("?[./]*${name}"?\\)`, 'g'), `url(${baseHref}${path})`),
    css,
  )
  return addressed.replace(/\/\*# sourceMappingURL=[^*]*\*\//, '').trim()
}

/** Hash of all modules by their base names: the folder is another one each time. */
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
