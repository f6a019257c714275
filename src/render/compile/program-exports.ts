import type { Plugin } from 'esbuild'
import * as exported from '../../index'
import type { Exports } from '../../lib/run-script'

/** The name under which templates import from the program. */
const name = 'build-site'

/** What they import: the running program itself, not a copy. */
export const ownExports: Readonly<Record<string, Exports>> = { [name]: exported }

const namespace = 'build-site-exports'

/** Whether an input of the compiler is not a file but the program. */
export function isOwn(input: string): boolean {
  return input.startsWith(`${namespace}:`)
}

/**
 * Resolves imports of `build-site` to the running program. The compiler knows its exports, so it reports unknown names.
 */
export const programExports: Plugin = {
  name: namespace,
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^build-site$/ }, ({ path, namespace: from }) =>
      from === namespace ? { path, external: true } : { path, namespace, sideEffects: false },
    )
    onLoad({ filter: /./, namespace }, () => ({
      contents: `export { ${Object.keys(exported).join(', ')} } from '${name}'`,
    }))
  },
}
