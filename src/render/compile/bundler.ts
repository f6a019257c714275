import { type BuildOptions, context } from 'esbuild'
import { bundleOf } from './bundle'
import { compileProblems, requireSoundStyles } from './compile-problems'
import type { Bundle, Compiler } from './compiled-templates'
import { entryPoint, noForeignModules } from './imports'
import type { ModuleFolder } from './module-folder'
import { programExports } from './program-exports'
import { type TemplateFolder, templateSources } from './template-folder'

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
  folder: string,
  modules: ModuleFolder,
  place: TemplateFolder,
): Promise<Compiler<Bundle>> {
  const { react, staticRenderer } = place.program
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
    compile: async () => {
      const { metafile, outputFiles, warnings } = await compiler.rebuild().catch((error: unknown) => {
        throw compileProblems(error, place)
      })
      requireSoundStyles(warnings, place)
      await modules.write(outputFiles.filter(({ path }) => path.endsWith('.cjs')))
      return bundleOf(metafile, outputFiles, { workingDir: place.folder, site: templateSources(place.folder).site })
    },
    dispose: () => compiler.dispose(),
  }
}
