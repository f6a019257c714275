import { join, sep } from 'node:path'
import type { Plugin } from 'esbuild'

/**
 * Treats modules of the script as ES modules, whatever a package.json in a parent folder says. `npm init` writes
 * "type": "commonjs", for which esbuild generates a script that is a tenth larger.
 */
export function ownModules(folder: string): Plugin {
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
