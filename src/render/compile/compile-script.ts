import { join, resolve } from 'node:path'
import { type BuildOptions, context } from 'esbuild'
import { compileProblems } from './compile-problems'
import type { CompiledScript } from './compiled-script'
import { entryPoint } from './entry-point'
import { noForeignModules } from './import-words'
import { ownModules } from './own-modules'
import { type ScriptModule, scriptModules } from './script-modules'
import type { TemplateFolder } from './template-folder'

/** Compiles the script of a site repeatedly and incrementally. */
export interface ScriptCompiler {
  /** @throws InputError when it does not compile */
  readonly compile: () => Promise<CompiledScript>
  /** Stops the compiler. */
  readonly dispose: () => Promise<void>
}

/** The entry point of the site's script. */
export function scriptSource({ folder }: TemplateFolder): string {
  return join(folder, 'client', 'index.ts')
}

/** Opens a compiler for the site's script. */
export async function openScriptCompiler(place: TemplateFolder): Promise<ScriptCompiler> {
  const modules = new Map<string, ScriptModule>()
  const options = {
    ...scriptOptions,
    absWorkingDir: place.folder,
    plugins: [noForeignModules, ownModules(place.folder)],
  }
  const compiler = await context({
    ...options,
    entryPoints: [entryPoint(scriptSource(place), place.folder)],
    // Compiled as a module and wrapped below: for a plain script, esbuild would add helpers to every import().
    format: 'esm',
    plugins: [scriptModules(modules, options), ...options.plugins],
  })
  return {
    compile: async () => {
      modules.clear()
      const { outputFiles, metafile } = await compiler.rebuild().catch((error: unknown) => {
        throw compileProblems(error, place)
      })
      const text = outputFiles.map((file) => file.text.trimEnd()).join('')
      const fetched = [...modules.values()]
      const inputs = [...Object.keys(metafile.inputs), ...fetched.flatMap((module) => module.inputs)]
      return {
        script: `(()=>{${text}})();\n`,
        modules: fetched,
        inputs: inputs.map((file) => resolve(place.folder, file)),
      }
    },
    dispose: () => compiler.dispose(),
  }
}

const scriptOptions = {
  bundle: true,
  minify: true,
  write: false,
  target: 'es2020',
  metafile: true,
  legalComments: 'none',
  // A tsconfig.json in a parent folder of the templates must not affect the site.
  tsconfigRaw: {},
  logLevel: 'silent',
} as const satisfies BuildOptions
