#!/usr/bin/env node
import { once } from 'node:events'
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'

// Node 20 does not read TypeScript, so the program is compiled (in some 30 ms) and started from a cache folder: the
// node_modules that holds the program, or its own in a checkout.
const packageRoot = fileURLToPath(new URL('..', import.meta.url))
const [, nearest] = /^(.*[\\/]node_modules)[\\/]/.exec(packageRoot) ?? []
const cache = join(nearest ?? join(packageRoot, 'node_modules'), '.cache', 'build-site')

// Packages are found from here and named by their place, wherever the compiled program lies.
const packages = {
  name: 'packages',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' ? undefined : { path: import.meta.resolve(path), external: true },
    ),
}

const { outputFiles } = await build({
  entryPoints: [join(packageRoot, 'src', 'cli', 'run.ts')],
  bundle: true,
  write: false,
  plugins: [packages],
  platform: 'node',
  target: 'node20',
  format: 'esm',
  sourcemap: 'inline',
  // A tsconfig.json that happens to lie above an installed program must not change it.
  tsconfigRaw: {},
})

process.setSourceMapsEnabled(true)
const { argv, env, stdout, stderr } = process
const { run } = await load(outputFiles[0].contents)
// Whoever reads our output may stop reading it, as `head` does.
for (const stream of [stdout, stderr]) {
  stream.on('error', (error) => {
    if (error.code !== 'EPIPE') throw error
    process.exit()
  })
}
const interrupted = () => Promise.race(['SIGINT', 'SIGTERM'].map((signal) => once(process, signal)))
const host = { args: argv.slice(2), cwd: process.cwd(), env, stdout, stderr, interrupted, packageRoot }
process.exitCode = await run(host)

/** Loads the compiled program from the cache, or from a folder of its own where the cache cannot be written. */
async function load(contents) {
  const cached = await write(cache, contents).catch(() => undefined)
  if (cached !== undefined) return import(cached)
  // Named as in scratch-folder.ts: when this process is killed, the next one clears up behind it.
  const folder = await mkdtemp(join(tmpdir(), `build-site-scratch-${process.pid}-`)).catch(refuse)
  try {
    return await import(await write(folder, contents).catch(refuse))
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Without its compiled program there is nobody else to say so. */
function refuse({ code }) {
  const found = `neither this folder nor ${tmpdir()} can be written (${code})`
  stderr.write(
    `error   ${cache}: ${found}, expected room for the compiled program; free some, or name a folder by TMPDIR.\n`,
  )
  process.exit(1)
}

/** Written beside and renamed, so that a run at the same time never reads half of it. */
async function write(folder, contents) {
  const compiled = join(folder, 'run.mjs')
  await mkdir(folder, { recursive: true })
  await writeFile(`${compiled}.${process.pid}`, contents)
  await rename(`${compiled}.${process.pid}`, compiled)
  return pathToFileURL(compiled).href
}
