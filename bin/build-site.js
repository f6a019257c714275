#!/usr/bin/env node
'use strict'

// A CommonJS module, see package.json beside it: Node takes 7 ms longer to start an ES module.
const { createHash } = require('node:crypto')
const { once } = require('node:events')
const { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync, writeSync } = require('node:fs')
const { dirname, join, relative, sep } = require('node:path')

// Node 20 cannot run TypeScript, so the program is bundled once for each state of its sources, together with the
// packages that a build needs, and started from a folder beside them: in the node_modules that contains the program, or
// in its own in a checkout. This is not part of the cache: someone who clears that wants the site rebuilt, not the
// program.
const packageRoot = join(__dirname, '..', sep)
const [, nearest] = /^(.*[\\/]node_modules)[\\/]/.exec(packageRoot) ?? []
const modules = nearest ?? join(packageRoot, 'node_modules')
const compiled = join(modules, '.build-site', 'program')

const { argv, env, stdout, stderr } = process
requireNode()
requireFolder()
// Should nothing be left to wait for before the program has ended the process, it is not done.
process.once('beforeExit', unfinished)
start(currentFolder())

/** Runs the program, and ends the process. */
async function start(cwd) {
  const folder = await compiledProgram()
  const { startProgram } = require(join(folder, 'start.cjs'))
  const { outputFailure, run, worker } = startProgram(folder, argv[2])
  stdout.on('error', (error) => endWithout('standard output', error, outputFailure))
  stderr.on('error', (error) => endWithout('standard error', error, outputFailure))
  const interrupted = () => Promise.race(['SIGINT', 'SIGTERM'].map((signal) => once(process, signal)))
  const host = { args: argv.slice(2), cwd, env, stdout, stderr, interrupted, packageRoot, worker }
  process.exitCode = await run(host)
  await Promise.all([stdout, stderr].map(flushed))
  // All that is in memory goes with the process; its engine would first release it piece by piece.
  process.exit()
}

function unfinished() {
  writeSync(2, 'build-site ended before it was done, by an error of its own. Please report it.\n')
  process.exit(70)
}

/** Settles when a stream has handed over what was written to it. */
function flushed(stream) {
  return new Promise((resolve) => stream.write('', resolve))
}

/** A terminal may stay in a folder that has been removed. */
function currentFolder() {
  try {
    return process.cwd()
  } catch {
    refuse('found no current folder any more, expected one that exists; change to another folder.')
  }
}

/** Whoever reads our output may stop reading it, as `head` does; a disk may be full. @param tell puts that into words */
function endWithout(stream, error, tell) {
  if (error.code === 'EPIPE') process.exit()
  const { words, exitCode } = tell(error, stream)
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

/**
 * esbuild takes a star for a pattern, and Node a backslash for a separator. Plug'n'Play keeps packages in archives, from which
 * neither esbuild nor native code can be started.
 */
function requireFolder() {
  const [sign] = (sep === '/' ? /[*\\]/ : /\*/).exec(packageRoot) ?? []
  if (sign !== undefined) {
    refuse(`${packageRoot}: found a ${sign} in the name of this folder, expected one without it; rename the folder.`)
  }
  if (process.versions.pnp === undefined) return
  const found = "found Yarn's Plug'n'Play, expected packages in a folder node_modules"
  refuse(`${found}; write nodeLinker: node-modules into .yarnrc.yml, and run yarn install.`)
}

/** The folder of the compiled program, which is compiled first if it is missing or damaged. */
async function compiledProgram() {
  const folder = join(compiled, sourcesHash())
  if (isWhole(folder)) return folder
  // Only what is compiled anew needs the rest of this folder: each file of it takes time to load.
  const { provideProgram } = await import('./provide-program.mjs')
  return provideProgram({ packageRoot, modules, folder }, isWhole, refuse)
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

/** Of the same numbers as in `src/content/stamp.ts`, which is not compiled yet. */
function stampOf({ ino, size, mtimeMs, ctimeMs }) {
  return [ino, size, mtimeMs, ctimeMs].join()
}

/**
 * Only npm writes the lock file, so it may be missing: the packages of other installers are identified by our own
 * version.
 */
function sources() {
  const own = ['bin', 'src'].flatMap((folder) => filesBelow(join(packageRoot, folder)))
  const lock = join(modules, '.package-lock.json')
  const others = [join(packageRoot, 'package.json'), ...(existsSync(lock) ? [lock] : [])]
  return [...own.filter((file) => /\.m?[jt]s$/.test(file)).sort(), ...others]
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

/** Whether a compiled program exists, with no file truncated or missing. */
function isWhole(folder) {
  try {
    const sizes = JSON.parse(readFileSync(join(folder, 'sizes.json'), 'utf8'))
    return sizes.every(([name, size]) => statSync(join(folder, name)).size === size)
  } catch {
    return false
  }
}

/** Without the compiled program, nothing else can report this. */
function refuse(sentence) {
  process.stderr.write(`error   ${sentence}\n`)
  process.exit(1)
}
