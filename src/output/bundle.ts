import { readFile } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Metafile } from 'esbuild'
import { hashedPath } from './assets'
import { compileProblems } from './compile-problems'
import type { TemplateFolder } from './template-folder'

/** Compiled modules and their styles, by the absolute path of their source. */
export interface Bundle {
  readonly module: (source: string) => Promise<Readonly<Record<string, unknown>>>
  /** Minified; empty for a module that imports no styles. */
  readonly css: (source: string) => Promise<string>
  /** The fonts that the styles refer to: name in the styles, hashed path in the output, bytes. */
  readonly fonts: readonly { readonly name: string; readonly path: string; readonly content: Uint8Array }[]
}

interface Output {
  readonly js: string
  readonly css: string | undefined
}

/**
 * Compiles modules into one bundle with shared parts, so that there is one React between all of them, in production
 * mode, whatever the environment says. For the `browser` platform: a template has no way to read a file.
 *
 * @throws InputError for a module that does not compile
 */
export async function bundle(sources: readonly string[], outdir: string, place: TemplateFolder): Promise<Bundle> {
  const { kit, react, staticRenderer } = place.program
  const { metafile } = await build({
    entryPoints: [...sources],
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    minifySyntax: true,
    minifyWhitespace: true,
    metafile: true,
    format: 'esm',
    platform: 'browser',
    jsx: 'automatic',
    sourcemap: 'inline',
    loader: { '.woff2': 'file' },
    assetNames: '[name]',
    nodePaths: [...place.program.packages],
    alias: { 'build-site': kit, react, 'react-dom/server.browser': staticRenderer },
    define: { 'process.env.NODE_ENV': '"production"' },
    absWorkingDir: place.folder,
    // A tsconfig.json that happens to lie above the templates must not change the site.
    tsconfigRaw: {},
    logLevel: 'silent',
  }).catch((error: unknown) => {
    throw compileProblems(error, place)
  })
  return openBundle(outputsBySource(metafile, place.folder), await readFonts(metafile, place.folder), place.baseHref)
}

async function readFonts({ outputs }: Metafile, workingDir: string): Promise<Bundle['fonts']> {
  const files = Object.keys(outputs).filter((file) => file.endsWith('.woff2'))
  return Promise.all(
    files.map(async (file) => {
      const content = await readFile(resolve(workingDir, file))
      return { name: basename(file), path: hashedPath(basename(file), content), content }
    }),
  )
}

function openBundle(outputs: ReadonlyMap<string, Output>, fonts: Bundle['fonts'], baseHref: string): Bundle {
  const output = (source: string) => {
    const found = outputs.get(source)
    if (found === undefined) throw new Error(`not in the bundle: ${source}`)
    return found
  }
  return {
    fonts,
    module: (source) => import(pathToFileURL(output(source).js).href),
    css: async (source) => {
      const { css } = output(source)
      return css === undefined ? '' : publishedCss(await readFile(css, 'utf8'), fonts, baseHref)
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

function outputsBySource({ outputs }: Metafile, workingDir: string): ReadonlyMap<string, Output> {
  return new Map(
    Object.entries(outputs).flatMap(([file, { entryPoint, cssBundle }]) => {
      if (entryPoint === undefined || !file.endsWith('.mjs')) return []
      const css = cssBundle === undefined ? undefined : resolve(workingDir, cssBundle)
      return [[resolve(workingDir, entryPoint), { js: resolve(workingDir, file), css }] as const]
    }),
  )
}
