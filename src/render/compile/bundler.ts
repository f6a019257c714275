import { type BuildOptions, context } from 'esbuild'
import { bundleOf } from './bundle'
import { compileProblems, requireSoundStyles } from './compile-problems'
import type { Bundle } from './compiled-templates'
import { entryPoint, noForeignModules } from './imports'
import { ModuleFolder } from './module-folder'
import { programExports } from './program-exports'
import { siteSource, type TemplateFolder } from './template-folder'

/** Compiles the same modules repeatedly and incrementally. */
export interface Bundler {
  /** @throws InputError for a module that does not compile */
  readonly bundle: () => Promise<Bundle>
  /** Runs the modules that were compiled last. */
  readonly modules: ModuleFolder
  /** Stops the compiler. */
  readonly dispose: () => Promise<void>
}

/** An empty folder for compiled modules. */
interface BundleFolder {
  readonly folder: string
  /** Whether the folder outlives the process; if not, the caller removes it. */
  readonly isKept: boolean
}

/** The settings for the templates of all sites. */
const bundleOptions = {
  outExtension: { '.js': '.cjs' },
  bundle: true,
  splitting: true,
  minifySyntax: true,
  minifyWhitespace: true,
  metafile: true,
  write: false,
  format: 'esm',
  platform: 'browser',
  // Modules run as CommonJS, which has no top-level await. Rejecting it here reports its location.
  supported: { 'top-level-await': false },
  jsx: 'automatic',
  sourcemap: 'inline',
  sourcesContent: false,
  loader: { '.woff2': 'file' },
  assetNames: '[name]',
  define: { 'process.env.NODE_ENV': '"production"' },
  // A tsconfig.json in a parent folder of the templates must not affect the site.
  tsconfigRaw: {},
  logLevel: 'silent',
} as const satisfies BuildOptions

/**
 * Compiles modules into one bundle with shared chunks, so that they all use the same React, in production mode
 * regardless of the environment. Targets the `browser` platform, so that a template cannot read files.
 */
export async function openBundler(
  sources: readonly string[],
  { folder, isKept }: BundleFolder,
  place: TemplateFolder,
): Promise<Bundler> {
  const { react, staticRenderer } = place.program
  const modules = new ModuleFolder(isKept)
  const compiler = await context({
    ...bundleOptions,
    entryPoints: sources.map((source) => entryPoint(source, place.folder)),
    outdir: folder,
    // Otherwise, names of folders above the project become part of the names of modules: esbuild hangs if one of them
    // has a quotation mark or a tab.
    outbase: place.folder,
    nodePaths: [...place.program.packages],
    alias: { react, 'react-dom/server.browser': staticRenderer },
    absWorkingDir: place.folder,
    plugins: [noForeignModules, programExports],
  })
  return {
    modules,
    bundle: async () => {
      const { metafile, outputFiles, warnings } = await compiler.rebuild().catch((error: unknown) => {
        throw compileProblems(error, place)
      })
      requireSoundStyles(warnings, place)
      await modules.write(outputFiles.filter(({ path }) => path.endsWith('.cjs')))
      return bundleOf(metafile, outputFiles, { workingDir: place.folder, site: siteSource(place) })
    },
    dispose: () => compiler.dispose(),
  }
}
