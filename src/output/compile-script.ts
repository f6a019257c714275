import { join } from 'node:path'
import { build } from 'esbuild'
import { compileProblems } from './compile-problems'
import type { TemplateFolder } from './template-folder'

/**
 * Compiles the one script of the site from `templates/client/index.ts`, minified.
 *
 * @throws InputError when it does not compile
 */
export async function compileScript(place: TemplateFolder): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(place.folder, 'client', 'index.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2020',
    legalComments: 'none',
    absWorkingDir: place.folder,
    // A tsconfig.json that happens to lie above the templates must not change the site.
    tsconfigRaw: {},
    logLevel: 'silent',
  }).catch((error: unknown) => {
    throw compileProblems(error, place)
  })
  return outputFiles.map(({ text }) => text).join('')
}
