import type { Plugin } from 'esbuild'
import * as exported from '../../index'
import type { Exports } from '../../lib/run-script'

/** The name under which templates import from the program. */
const name = 'build-site'

/** What they get: the running program itself, not a copy of it. */
export const ownExports: Readonly<Record<string, Exports>> = { [name]: exported }

const namespace = 'build-site-exports'

/** Whether an input of the compiler is no file, but stands for the program. */
export function isOwn(input: string): boolean {
  return input.startsWith(`${namespace}:`)
}

/** Makes imports of `build-site` those of the running program. The compiler knows its names, so it reports any other. */
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
