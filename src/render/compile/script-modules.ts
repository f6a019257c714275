import { basename, parse, resolve } from 'node:path'
import { type BuildOptions, build, type Plugin } from 'esbuild'
import { hashedPath } from '../../lib/hashed-path'
import { isBuildFailure } from './compile-problems'
import { entryPoint } from './imports'

/** A part of the script that is loaded on demand: its output path and its text. */
export interface ScriptModule {
  readonly path: string
  readonly content: string
  /** Every file that went into it. */
  readonly inputs: readonly string[]
}

/** Options with the folder of the templates. */
type ScriptOptions = BuildOptions & { readonly absWorkingDir: string }

/**
 * Compiles every module that the script names in an `import()` into a separate, self-contained file named by its
 * content hash. It is in the same folder as the script, so the script refers to it by name alone.
 *
 * @param made receives the modules, by their names in the script
 */
export function scriptModules(made: Map<string, ScriptModule>, options: ScriptOptions): Plugin {
  return {
    name: 'script-modules',
    setup: ({ onResolve }) => {
      onResolve({ filter: /^\.\/[\w-]+$/ }, async ({ kind, path, resolveDir }) => {
        if (kind !== 'dynamic-import') return undefined
        try {
          const module = await compileModule(resolve(resolveDir, `${path}.ts`), {
            ...options,
            plugins: [scriptModules(made, options), ...(options.plugins ?? [])],
          })
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

async function compileModule(source: string, options: ScriptOptions): Promise<ScriptModule> {
  const { outputFiles, metafile } = await build({
    ...options,
    ...{ entryPoints: [entryPoint(source, options.absWorkingDir)], format: 'esm', write: false, metafile: true },
  })
  const content = outputFiles.map(({ text }) => text).join('')
  return { path: hashedPath(`${parse(source).name}.js`, content), content, inputs: Object.keys(metafile.inputs) }
}
