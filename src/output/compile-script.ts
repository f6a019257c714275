import { join, resolve } from 'node:path'
import { context } from 'esbuild'
import { compileProblems } from './compile-problems'
import type { TemplateFolder } from './template-folder'

/** Compiles the script of a site again and again, and each time only what changed. */
export interface ScriptCompiler {
  /** The script, minified, and the files that went into it, absolute. @throws InputError when it does not compile */
  readonly compile: () => Promise<{ readonly script: string; readonly inputs: readonly string[] }>
  /** Ends the compiler. */
  readonly dispose: () => Promise<void>
}

/** Opens a compiler for the one script of the site, `templates/client/index.ts`. */
export async function openScriptCompiler(place: TemplateFolder): Promise<ScriptCompiler> {
  const compiler = await context({
    entryPoints: [join(place.folder, 'client', 'index.ts')],
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'iife',
    target: 'es2020',
    legalComments: 'none',
    absWorkingDir: place.folder,
    // A tsconfig.json that happens to lie above the templates must not change the site.
    tsconfigRaw: {},
    logLevel: 'silent',
  })
  return {
    compile: async () => {
      const { outputFiles, metafile } = await compiler.rebuild().catch((error: unknown) => {
        throw compileProblems(error, place)
      })
      const script = outputFiles.map(({ text }) => text).join('')
      return { script, inputs: Object.keys(metafile.inputs).map((file) => resolve(place.folder, file)) }
    },
    dispose: () => compiler.dispose(),
  }
}
