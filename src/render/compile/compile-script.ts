import { existsSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'
import { type BuildOptions, context, type Plugin } from 'esbuild'
import { compileProblems } from './compile-problems'
import type { CompiledScript } from './compiled-templates'
import { entryPoint, noForeignModules } from './imports'
import { type ScriptModule, scriptModules } from './script-modules'
import { scriptSource, type TemplateFolder } from './template-folder'

/** Compiles the script of a site repeatedly and incrementally. */
export interface ScriptCompiler {
  /** @throws InputError when it does not compile */
  readonly compile: () => Promise<CompiledScript>
  /** Stops the compiler. */
  readonly dispose: () => Promise<void>
}

/** The script of a site without one. */
const noScript: CompiledScript = { script: '', modules: [], inputs: [] }

/** Opens a compiler for the site's script, if it has one. */
export async function openScriptCompiler(place: TemplateFolder): Promise<ScriptCompiler> {
  if (!existsSync(scriptSource(place))) return { compile: async () => noScript, dispose: async () => {} }
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

/**
 * Treats modules of the script as ES modules, whatever a package.json in a parent folder says. `npm init` writes
 * "type": "commonjs", for which esbuild generates a script that is a tenth larger.
 */
function ownModules(folder: string): Plugin {
  return {
    name: 'own-modules',
    setup: ({ onResolve, resolve }) => {
      onResolve({ filter: /./ }, async ({ path, kind, importer, resolveDir, pluginData }) => {
        // Modules resolved by a plugin belong to no package.
        if (kind === 'entry-point') return { path: join(resolveDir, path) }
        if (pluginData === asked || !path.startsWith('.') || !importer.startsWith(folder + sep)) return undefined
        const { errors, warnings, ...found } = await resolve(path, { kind, importer, resolveDir, pluginData: asked })
        return { errors, warnings, path: found.path, external: found.external }
      })
    },
  }
}

/** Marks resolve requests made by this plugin, which it must not handle itself. */
const asked = Symbol('asked')
