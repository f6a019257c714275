import { existsSync } from 'node:fs'
import { basename, parse, resolve } from 'node:path'
import { type BuildOptions, build, context, type Plugin } from 'esbuild'
import { hashedPath } from '../../lib/hashed-path'
import { compileProblems, isBuildFailure } from './compile-problems'
import type { CompiledScript, Compiler, ScriptModule } from './compiled-templates'
import { entryPoint, noForeignModules } from './imports'
import { type TemplateFolder, templateSources } from './template-folder'

/** The script of a site without one. */
const noScript: CompiledScript = { script: '', modules: [], inputs: [] }

/** Opens a compiler for the site's script, if it has one. */
export async function openScriptCompiler(place: TemplateFolder): Promise<Compiler<CompiledScript>> {
  const { script } = templateSources(place.folder)
  if (!existsSync(script)) return { compile: async () => noScript, dispose: async () => {} }
  const modules = new Map<string, ScriptModule>()
  const options = { ...scriptOptions, absWorkingDir: place.folder }
  const compiler = await context({
    ...options,
    entryPoints: [entryPoint(script, place.folder)],
    plugins: [scriptModules(modules, options), noForeignModules],
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
  // The script is wrapped once it is compiled: for a plain script, esbuild would add helpers to every import().
  format: 'esm',
  target: 'es2020',
  metafile: true,
  legalComments: 'none',
  // A tsconfig.json in a parent folder of the templates must not affect the site.
  tsconfigRaw: {},
  logLevel: 'silent',
} as const satisfies BuildOptions

/** Options with the folder of the templates. */
type ScriptOptions = typeof scriptOptions & { readonly absWorkingDir: string }

/**
 * Compiles every module that the script names in an `import()` into a separate, self-contained file named by its
 * content hash. It is in the same folder as the script, so the script refers to it by name alone.
 */
function scriptModules(made: Map<string, ScriptModule>, options: ScriptOptions): Plugin {
  return {
    name: 'script-modules',
    setup: ({ onResolve }) => {
      onResolve({ filter: /^\.\/[\w-]+$/ }, async ({ kind, path, resolveDir }) => {
        if (kind !== 'dynamic-import') return undefined
        try {
          const plugins = [scriptModules(made, options), noForeignModules]
          const module = await compileModule(resolve(resolveDir, `${path}.ts`), plugins, options)
          made.set(path, module)
          return { path: `./${basename(module.path)}`, external: true }
        } catch (error) {
          if (isBuildFailure(error)) return { errors: error.errors }
          throw error
        }
      })
    },
  }
}

async function compileModule(source: string, plugins: Plugin[], options: ScriptOptions): Promise<ScriptModule> {
  const { outputFiles, metafile } = await build({
    ...options,
    entryPoints: [entryPoint(source, options.absWorkingDir)],
    plugins,
  })
  const content = outputFiles.map(({ text }) => text).join('')
  return { path: hashedPath(`${parse(source).name}.js`, content), content, inputs: Object.keys(metafile.inputs) }
}
