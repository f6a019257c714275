import { basename, resolve } from 'node:path'
import { context, type Metafile, type OutputFile } from 'esbuild'
import { hashedPath } from './assets'
import { compileProblems } from './compile-problems'
import { ModuleFolder } from './module-folder'
import type { TemplateFolder } from './template-folder'

/** Compiled modules and their styles, by the absolute path of their source. */
export interface Bundle {
  /** Runs a module, once. As long as no module changes, every bundle hands over the same exports. */
  readonly module: (source: string) => Readonly<Record<string, unknown>>
  /** Minified; empty for a module that imports no styles. */
  readonly css: (source: string) => string
  /** The fonts that the styles refer to: name in the styles, hashed path in the output, bytes. */
  readonly fonts: readonly { readonly name: string; readonly path: string; readonly content: Uint8Array }[]
}

/** Compiles the same modules again and again, and each time only what changed. */
export interface Bundler {
  /**
   * @param baseHref address of the home page, `/base/`: fonts lie below it
   * @throws InputError for a module that does not compile
   */
  readonly bundle: (baseHref: string) => Promise<Bundle>
  /** Ends the compiler. */
  readonly dispose: () => Promise<void>
}

/**
 * Compiles modules into one bundle with shared parts, so that there is one React between all of them, in production
 * mode, whatever the environment says. For the `browser` platform: a template has no way to read a file.
 *
 * @param folder an empty folder for compiled modules, which the caller removes
 */
export async function openBundler(sources: readonly string[], folder: string, place: TemplateFolder): Promise<Bundler> {
  const { kit, react, staticRenderer } = place.program
  const modules = new ModuleFolder(place.timeLimit)
  const compiler = await context({
    entryPoints: [...sources],
    outdir: folder,
    outExtension: { '.js': '.cjs' },
    bundle: true,
    splitting: true,
    minifySyntax: true,
    minifyWhitespace: true,
    metafile: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    // Modules are run as CommonJS, which cannot wait: said here, the mistake is told with its place.
    supported: { 'top-level-await': false },
    jsx: 'automatic',
    sourcemap: 'inline',
    sourcesContent: false,
    loader: { '.woff2': 'file' },
    assetNames: '[name]',
    nodePaths: [place.program.packages],
    alias: { 'build-site': kit, react, 'react-dom/server.browser': staticRenderer },
    define: { 'process.env.NODE_ENV': '"production"' },
    absWorkingDir: place.folder,
    // A tsconfig.json that happens to lie above the templates must not change the site.
    tsconfigRaw: {},
    logLevel: 'silent',
  })
  return {
    bundle: async (baseHref) => {
      const { metafile, outputFiles } = await compiler.rebuild().catch((error: unknown) => {
        throw compileProblems(error, place)
      })
      await modules.write(outputFiles.filter(({ path }) => path.endsWith('.cjs')))
      return openBundle(metafile, outputFiles, { modules, baseHref, workingDir: place.folder })
    },
    dispose: () => compiler.dispose(),
  }
}

interface Opening {
  readonly modules: ModuleFolder
  readonly baseHref: string
  readonly workingDir: string
}

function openBundle(metafile: Metafile, files: readonly OutputFile[], opening: Opening): Bundle {
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
    fonts,
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
