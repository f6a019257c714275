#!/usr/bin/env node
import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync, writeSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const require = createRequire(import.meta.url)

// Node 20 cannot run TypeScript, so the program is bundled once for each state of its sources, together with the
// packages that a build needs, and started from a folder beside them: in the node_modules that contains the program, or
// in its own in a checkout. This is not part of the cache: someone who clears that wants the site rebuilt, not the
// program.
const packageRoot = fileURLToPath(new URL('..', import.meta.url))
const [, nearest] = /^(.*[\\/]node_modules)[\\/]/.exec(packageRoot) ?? []
const modules = nearest ?? join(packageRoot, 'node_modules')
const compiled = join(modules, '.build-site', 'program')

// Packages that contain native code, locate files of their own, or are large and rarely needed: loaded from
// node_modules.
const apart = /^(@resvg\/resvg-js|esbuild|linkinator|node-html-parser|open|opentype\.js|serve-handler)$/

// Those of them that are ES modules only.
const modern = /^(linkinator|open)$/

// What html-minifier-terser requires to minify styles, scripts and addresses, which is never requested: with these
// packages, loading it takes six times as long, in every thread.
const spared = /^(clean-css|terser|relateurl)$/

// What commander requires for commands that are separate executables, of which there are none: saves 5 milliseconds per
// run.
const late = /^node:child_process$/
const ofCommander = /[\\/]commander[\\/]/

/** In milliseconds: longer than any compilation takes. */
const hour = 3_600_000

const { argv, env, stdout, stderr } = process
requireNode()
const cwd = currentFolder()
const folder = await compiledProgram()
const { startProgram } = require(join(folder, 'start.cjs'))
const { outputFailure, run } = startProgram(folder, argv[2])
stdout.on('error', (error) => endWithout('standard output', error))
stderr.on('error', (error) => endWithout('standard error', error))
const interrupted = () => Promise.race(['SIGINT', 'SIGTERM'].map((signal) => once(process, signal)))
const host = { args: argv.slice(2), cwd, env, stdout, stderr, interrupted, packageRoot }
process.exitCode = await run(host)

/** A terminal may stay in a folder that has been removed. */
function currentFolder() {
  try {
    return process.cwd()
  } catch {
    refuse('found no current folder any more, expected one that exists; change to another folder.')
  }
}

/** Whoever reads our output may stop reading it, as `head` does; a disk may be full. */
function endWithout(stream, error) {
  if (error.code === 'EPIPE') process.exit()
  const { words, exitCode } = outputFailure(error, stream)
  try {
    writeSync(2, words)
  } catch {
    // Standard error may be what cannot be written.
  }
  process.exit(exitCode)
}

/** Said before anything is asked of a Node that may not know it: it would fail with a stack. */
function requireNode() {
  const { engines } = JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8'))
  const [major, minor] = process.versions.node.split('.').map(Number)
  const ranges = [...engines.node.matchAll(/(\^|>=)(\d+)\.(\d+)/g)]
  const suits = ([, sign, from, least]) =>
    major === Number(from) ? minor >= Number(least) : sign === '>=' && major > Number(from)
  if (ranges.some(suits)) return
  const wanted = ranges.map(([, sign, ...version]) => version.join('.') + (sign === '>=' ? ' or newer' : ''))
  refuse(`build-site needs Node ${wanted.join(', or ')}, found ${process.versions.node}.`)
}

/** The folder of the compiled program, which is compiled first if it is missing or damaged. */
async function compiledProgram() {
  const folder = join(compiled, sourcesHash())
  if (isWhole(folder)) return folder
  const files = await compile().catch(refuseWithoutPackages)
  return (await keep(folder, files).catch(() => undefined)) ?? (await keepForNow(files).catch(refuseWithoutRoom))
}

/**
 * Identifies the state of everything that the compiled program is made from: our sources, and the installed packages.
 * Reading all of it takes as long as starting the program, so the result is reused while no file has been touched.
 */
function sourcesHash() {
  const kept = join(compiled, '..', 'sources')
  const files = sources()
  const seen = hashOf(JSON.stringify(files.map((file) => [file, stampOf(statSync(file))])))
  const [before, known] = readIfThere(kept).split(' ')
  if (before === seen && known?.length === 20) return known
  const texts = files.flatMap((file) => [`${relative(packageRoot, file)}\n`, readFileSync(file)])
  // Packages are resolved to absolute paths, so in another folder it is a different program.
  const name = hashOf(packageRoot, ...texts).slice(0, 20)
  try {
    mkdirSync(dirname(kept), { recursive: true })
    writeFileSync(kept, `${seen} ${name}`)
  } catch {
    // They are read again next time.
  }
  return name
}

/** Like `src/content/stamp.ts`, which is not compiled yet. */
function stampOf({ ino, size, mtimeMs, ctimeMs }) {
  return [ino, size, mtimeMs, ctimeMs].join()
}

/**
 * Only npm writes the lock file, so it may be missing: the packages of other installers are identified by our own
 * version.
 */
function sources() {
  const own = filesBelow(join(packageRoot, 'src')).filter((file) => file.endsWith('.ts'))
  const others = ['package.json', join('bin', 'build-site.js')].map((file) => join(packageRoot, file))
  const lock = join(modules, '.package-lock.json')
  return [...own.sort(), ...others, ...(existsSync(lock) ? [lock] : [])]
}

/** Takes a quarter of the time of Node's recursive reading, or of `join` for each name. */
function filesBelow(folder) {
  const entries = readdirSync(folder, { withFileTypes: true })
  return entries.flatMap((entry) => {
    const path = `${folder}${sep}${entry.name}`
    return entry.isDirectory() ? filesBelow(path) : [path]
  })
}

function hashOf(...texts) {
  const hash = createHash('sha256')
  for (const text of texts) hash.update(text)
  return hash.digest('hex')
}

function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

async function compile() {
  const { build, stop } = await import('esbuild')
  const { outputFiles } = await build({
    // In absolute paths, esbuild would take a * in the name of a folder for a pattern.
    absWorkingDir: packageRoot,
    entryPoints: {
      start: './src/start/start.ts',
      program: './src/program.ts',
      'worker-thread': './src/start/worker-thread.ts',
      'watch-thread': './src/start/watch-thread.ts',
    },
    bundle: true,
    minifyWhitespace: true,
    // Keeps line numbers useful in stack traces of internal errors.
    lineLimit: 160,
    write: false,
    outdir: compiled,
    outExtension: { '.js': '.cjs' },
    // Packages are resolved from here to absolute paths, wherever the compiled program is.
    plugins: [{ name: 'packages', setup: resolvePackages }],
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    // Scripts run from cached code cannot resolve dynamic imports.
    supported: { 'dynamic-import': false },
    // Does not exist in CommonJS.
    define: { 'import.meta.url': 'importMetaUrl' },
    // ES modules are strict.
    banner: { js: "'use strict'; const importMetaUrl = require('node:url').pathToFileURL(__filename).href;" },
    // A tsconfig.json in a folder above an installed program must not affect it.
    tsconfigRaw: {},
    // The errors are in the exception that it throws.
    logLevel: 'silent',
  })
  // Otherwise it keeps running until this process ends, using as much memory as a build of a thousand pages.
  await stop()
  const files = new Map(outputFiles.map(({ path, text }) => [basename(path), inAscii(text)]))
  return files.set('sizes.json', JSON.stringify([...files].map(([name, bytes]) => [name, bytes.length])))
}

/** Escapes what esbuild leaves, which is only in regular expressions: pure ASCII is read in half the time. */
function inAscii(code) {
  return code.replace(/[^\0-\x7f]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

function resolvePackages({ onResolve, onLoad }) {
  onResolve({ filter: late }, ({ path, importer }) =>
    ofCommander.test(importer) ? { path, namespace: 'late' } : undefined,
  )
  onLoad({ filter: late, namespace: 'late' }, ({ path }) => ({ contents: onceNeeded(path) }))
  onResolve({ filter: spared }, ({ path }) => ({ path, namespace: 'spared' }))
  onLoad({ filter: spared, namespace: 'spared' }, ({ path }) => ({ contents: standIn(path) }))
  onResolve({ filter: apart }, ({ path, kind }) =>
    kind === 'dynamic-import' && modern.test(path)
      ? { path, namespace: 'modern' }
      : { path: require.resolve(path), external: true },
  )
  onLoad({ filter: modern, namespace: 'modern' }, ({ path }) => ({ contents: handedOn(path), resolveDir: packageRoot }))
  // Already loaded at this point, and must not be loaded twice.
  onResolve({ filter: /^(\.\.?\/)+(start\/)?start$/ }, () => ({ path: './start.cjs', external: true }))
}

/** A module of Node that is loaded on first use. */
function onceNeeded(name) {
  return `module.exports = new Proxy({}, { get: (_, key) => require('${name}')[key] })`
}

/** Re-exports the default explicitly: otherwise esbuild passes the whole package as default to a module like ours. */
function handedOn(name) {
  return `export * from '${name}'; export { default } from '${name}'`
}

/** Using a minifier option that needs one of these packages gives an error that explains where it went. */
function standIn(name) {
  const message = JSON.stringify(`${name} is no part of the compiled program, see bin/build-site.js`)
  return `export function minify() { throw new Error(${message}) } export default minify`
}

/** Whether a compiled program exists, with no file truncated or missing. */
function isWhole(folder) {
  try {
    const sizes = JSON.parse(readFileSync(join(folder, 'sizes.json'), 'utf8'))
    return sizes.every(([name, size]) => statSync(join(folder, name)).size === size)
  } catch {
    return false
  }
}

/** Written beside and renamed, so that a concurrent run never reads half of it. */
async function keep(folder, files) {
  const beside = `${folder}.${randomUUID()}`
  try {
    await write(beside, files)
    await rename(beside, folder).catch(() => takePlace(beside, folder))
  } finally {
    await rm(beside, { recursive: true, force: true })
  }
  // What cannot be removed now is removed another time.
  await removeOld().catch(() => undefined)
  return folder
}

/** A program that another process has put there in the meantime stays: it is the same, and may be running. */
async function takePlace(beside, folder) {
  if (isWhole(folder)) return
  const damaged = `${folder}.${randomUUID()}`
  await rename(folder, damaged)
  await rename(beside, folder)
  await rm(damaged, { recursive: true, force: true })
}

/** Removes all but a few old states, and leftovers beside them, except what another process may still be writing. */
async function removeOld() {
  const names = await readdir(compiled)
  const ages = await Promise.all(names.map(async (name) => [name, (await stat(join(compiled, name))).mtimeMs]))
  const states = ages.filter(([name]) => !name.includes('.')).sort(([, a], [, b]) => b - a)
  const left = ages.filter(([name, age]) => name.includes('.') && age < Date.now() - hour)
  const old = [...states.slice(4), ...left]
  await Promise.all(old.map(([name]) => rm(join(compiled, name), { recursive: true, force: true })))
}

/**
 * A folder for this run only, for when none can be kept. Named as in scratch-folder.ts: if this process is killed, the
 * next one cleans up after it.
 */
async function keepForNow(files) {
  const folder = await mkdtemp(join(tmpdir(), `build-site-scratch-${process.pid}-`))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  await write(folder, files)
  return folder
}

/** A fresh clone has no packages, and a partial installation lacks some; any other error is an internal one. */
function refuseWithoutPackages(error) {
  const [, missing] =
    /(?:Cannot find (?:package|module)|Could not resolve) ['"]([^'".][^'"]*)['"]/.exec(error.message) ?? []
  if (missing === undefined) throw error
  refuse(`${modules}: found no package ${missing}, expected the packages of the program; run npm ci first.`)
}

function refuseWithoutRoom({ code }) {
  const found = `neither this folder nor ${tmpdir()} can be written (${code})`
  refuse(`${compiled}: ${found}, expected room for the compiled program; free some, or name a folder by TMPDIR.`)
}

/** Without the compiled program, nothing else can report this. */
function refuse(sentence) {
  process.stderr.write(`error   ${sentence}\n`)
  process.exit(1)
}

async function write(folder, files) {
  await mkdir(folder, { recursive: true })
  await Promise.all([...files].map(([name, bytes]) => writeFile(join(folder, name), bytes)))
}
