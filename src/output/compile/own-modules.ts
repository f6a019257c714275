import { sep } from 'node:path'
import type { Plugin } from 'esbuild'

/**
 * Takes modules of the script for what they are, ES modules: otherwise a package.json that happens to lie above them would
 * change the site. `npm init` writes "type": "commonjs", for which the compiler makes a script that is a tenth larger.
 */
export function ownModules(folder: string): Plugin {
  return {
    name: 'own-modules',
    setup: ({ onResolve, resolve }) => {
      onResolve({ filter: /./ }, async ({ path, kind, importer, resolveDir, pluginData }) => {
        // What a plugin resolves belongs to no package.
        if (kind === 'entry-point') return { path }
        if (pluginData === asked || !path.startsWith('.') || !importer.startsWith(folder + sep)) return undefined
        const { errors, warnings, ...found } = await resolve(path, { kind, importer, resolveDir, pluginData: asked })
        return { errors, warnings, path: found.path, external: found.external }
      })
    },
  }
}

/** Marks a question of our own, which is not for us to answer. */
const asked = Symbol('asked')
