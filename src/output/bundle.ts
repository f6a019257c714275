import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Metafile } from 'esbuild'
import { compileProblems } from './compile-problems'
import type { TemplateFolder } from './template-folder'

/** Compiled modules and their styles, by the absolute path of their source. */
export interface Bundle {
  readonly module: (source: string) => Promise<Readonly<Record<string, unknown>>>
  /** Minified; empty for a module that imports no styles. */
  readonly css: (source: string) => Promise<string>
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
    alias: { 'build-site': kit, react, 'react-dom/server.browser': staticRenderer },
    define: { 'process.env.NODE_ENV': '"production"' },
    absWorkingDir: place.folder,
    logLevel: 'silent',
  }).catch((error: unknown) => {
    throw compileProblems(error, place)
  })
  return openBundle(outputsBySource(metafile, place.folder))
}

function openBundle(outputs: ReadonlyMap<string, Output>): Bundle {
  const output = (source: string) => {
    const found = outputs.get(source)
    if (found === undefined) throw new Error(`not in the bundle: ${source}`)
    return found
  }
  return {
    module: (source) => import(pathToFileURL(output(source).js).href),
    css: async (source) => {
      const { css } = output(source)
      return css === undefined ? '' : withoutSourceMap(await readFile(css, 'utf8'))
    },
  }
}

/** Source maps are for the stacks of templates that throw; in a style sheet they would be published. */
function withoutSourceMap(css: string): string {
  return css.replace(/\/\*# sourceMappingURL=[^*]*\*\//, '').trim()
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
