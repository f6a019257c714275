import { context } from 'esbuild'
import { type Bundle, openBundle } from './bundle'
import { compileProblems, requireSoundStyles } from './compile-problems'
import { ModuleFolder } from './module-folder'
import type { TemplateFolder } from './template-folder'

/** Compiles the same modules repeatedly, each time only what changed. */
export interface Bundler {
  /**
   * @param baseHref address of the home page, `/base/`: fonts lie below it
   * @throws InputError for a module that does not compile
   */
  readonly bundle: (baseHref: string) => Promise<Bundle>
  /** Ends the compiler. */
  readonly dispose: () => Promise<void>
}

/** An empty folder for compiled modules. */
interface BundleFolder {
  readonly folder: string
  /** Whether it outlasts the program; otherwise the caller removes it. */
  readonly isKept: boolean
}

/**
 * Compiles modules into one bundle with shared parts, so that there is one React between all of them, in production
 * mode, whatever the environment says. For the `browser` platform: a template has no way to read a file.
 */
export async function openBundler(
  sources: readonly string[],
  { folder, isKept }: BundleFolder,
  place: TemplateFolder,
): Promise<Bundler> {
  const { kit, react, staticRenderer } = place.program
  const modules = new ModuleFolder(place.timeLimit, isKept)
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
    // Modules are run as CommonJS, which has no top-level await: refused here, it is reported with its place.
    supported: { 'top-level-await': false },
    jsx: 'automatic',
    sourcemap: 'inline',
    sourcesContent: false,
    loader: { '.woff2': 'file' },
    assetNames: '[name]',
    nodePaths: [...place.program.packages],
    alias: { 'build-site': kit, react, 'react-dom/server.browser': staticRenderer },
    define: { 'process.env.NODE_ENV': '"production"' },
    absWorkingDir: place.folder,
    // A tsconfig.json that happens to lie above the templates must not change the site.
    tsconfigRaw: {},
    logLevel: 'silent',
  })
  return {
    bundle: async (baseHref) => {
      const { metafile, outputFiles, warnings } = await compiler.rebuild().catch((error: unknown) => {
        throw compileProblems(error, place)
      })
      requireSoundStyles(warnings, place)
      await modules.write(outputFiles.filter(({ path }) => path.endsWith('.cjs')))
      return openBundle(metafile, outputFiles, { modules, baseHref, workingDir: place.folder })
    },
    dispose: () => compiler.dispose(),
  }
}
