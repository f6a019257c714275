import { build } from 'esbuild'

/** Compiles `floors.ts` into a program. */
export async function compileFloors(outfile: string): Promise<void> {
  await build({
    entryPoints: ['test/bench/floors.ts'],
    bundle: true,
    platform: 'node',
    format: 'esm',
    outfile,
    define: { 'process.env.NODE_ENV': '"production"' },
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url)" },
    logLevel: 'error',
  })
}
