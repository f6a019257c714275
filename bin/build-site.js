#!/usr/bin/env node
import { once } from 'node:events'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'

// Node 20 does not read TypeScript, so the program is compiled (in some 30 ms) and started from the cache folder.
const packageRoot = fileURLToPath(new URL('..', import.meta.url))
const { outputFiles } = await build({
  entryPoints: [join(packageRoot, 'src', 'cli', 'run.ts')],
  bundle: true,
  write: false,
  packages: 'external',
  platform: 'node',
  target: 'node20',
  format: 'esm',
  sourcemap: 'inline',
})
const cache = join(packageRoot, 'node_modules', '.cache', 'build-site')
const compiled = join(cache, 'run.mjs')
await mkdir(cache, { recursive: true })
await writeFile(`${compiled}.${process.pid}`, outputFiles[0].contents)
await rename(`${compiled}.${process.pid}`, compiled)

process.setSourceMapsEnabled(true)
const { run } = await import(pathToFileURL(compiled).href)
const { argv, env, stdout, stderr } = process
const interrupted = () => Promise.race(['SIGINT', 'SIGTERM'].map((signal) => once(process, signal)))
const host = { args: argv.slice(2), cwd: process.cwd(), env, stdout, stderr, interrupted, packageRoot }
process.exitCode = await run(host)
