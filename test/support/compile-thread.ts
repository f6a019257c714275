import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'

/** Compiles the program of a thread, which Node 20 cannot run from source. @param file such as `src/dev/watch-thread.ts` */
export async function compileThread(file: string, folder: string): Promise<URL> {
  const outfile = join(folder, `${basename(file, '.ts')}.mjs`)
  const banner = { js: "import { createRequire as make } from 'node:module'; const require = make(import.meta.url);" }
  await build({
    entryPoints: [file],
    outfile,
    banner,
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: ['esbuild'],
  })
  return pathToFileURL(outfile)
}
