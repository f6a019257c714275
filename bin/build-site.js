#!/usr/bin/env node
'use strict'

// A CommonJS module, see bin/package.json: Node takes 7 ms longer to start an ES module.
const { createHash } = require('node:crypto')
const { once } = require('node:events')
const { existsSync, readdirSync, readFileSync, statSync, writeSync } = require('node:fs')
const { join, sep } = require('node:path')

// The program is bundled once for each state of its code, together with the packages that a build needs, and started
// from a folder in node_modules: in the one that contains the program, or in its own in a checkout. Its code is
// TypeScript in a checkout, and what `npm pack` made from it in a package.
const packageRoot = join(__dirname, '..', sep)
const code = existsSync(join(packageRoot, 'src')) ? 'src' : 'lib'
const [, nearest] = /^(.*[\\/]node_modules)[\\/]/.exec(packageRoot) ?? []
const modules = nearest ?? join(packageRoot, 'node_modules')

const { argv, env, stdout, stderr } = process
// The process may also end because nothing is pending, or because other code ends it.
process.once('exit', requireDone)
requireNode()
requireFolder()
start(currentFolder())

/** Runs the program, and ends the process. */
async function start(cwd) {
  const folder = await compiledProgram()
  const { codeFile, runScript } = require(join(folder, 'start.cjs'))
  // Each command calls different functions, so each has its own V8 code cache.
  const [, , first = 'build'] = argv
  const command = /^[a-z]+$/.test(first) ? first : 'build'
  const { outputFailure, run } = runScript(join(folder, 'program.cjs'), codeFile(join(folder, command)))
  stdout.on('error', (error) => endWithout('standard output', error, outputFailure))
  stderr.on('error', (error) => endWithout('standard error', error, outputFailure))
  const interrupted = () => Promise.race(['SIGINT', 'SIGTERM'].map((signal) => once(process, signal)))
  const worker = join(folder, 'thread.cjs')
  process.exitCode = await run({ args: argv.slice(2), cwd, env, stdout, stderr, interrupted, packageRoot, worker })
  // When both streams have flushed what was written to them.
  await Promise.all([stdout, stderr].map((stream) => new Promise((resolve) => stream.write('', resolve))))
  // Exiting frees all memory at once; otherwise V8 would release it piece by piece.
  end(process.exitCode)
}

function end(exitCode) {
  process.off('exit', requireDone)
  process.exit(exitCode)
}

function requireDone() {
  writeSync(2, 'build-site ended before it was done, because of an internal error. Please report it.\n')
  process.exitCode = 70
}

/** A terminal may stay in a folder that has been removed. */
function currentFolder() {
  try {
    return process.cwd()
  } catch {
    refuse('found that the current folder was removed, expected one that exists; change to another folder.')
  }
}

/** The reader of our output may stop, as `head` does, or a disk may be full. @param explain returns the message */
function endWithout(stream, error, explain) {
  if (error.code === 'EPIPE') end()
  const { words, exitCode } = explain(error, stream)
  try {
    writeSync(2, words)
  } catch {
    // Standard error may be what cannot be written.
  }
  end(exitCode)
}

/** Checked before any code that an old Node does not support: that would fail with a stack. */
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
 * esbuild reads a star as a pattern, and Node reads a backslash as a separator. Plug'n'Play keeps packages in archives,
 * where esbuild and native code cannot run.
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
  const folder = join(modules, '.build-site', 'program', stateOfCode())
  if (isWhole(folder)) return folder
  const { compileInto } = await import('./compile.mjs')
  return compileInto(folder, { packageRoot, code, modules, isWhole, refuse })
}

/** Identifies the state of everything that the program is compiled from: our code and the installed packages. */
function stateOfCode() {
  const own = ['bin', code].flatMap((name) => filesBelow(join(packageRoot, name)))
  // Only npm writes the lock file: the packages of other installers are identified by our own version.
  const others = [join(packageRoot, 'package.json'), join(modules, '.package-lock.json')].filter(existsSync)
  const hash = createHash('sha256')
  for (const file of [...own.filter((name) => /(?<!\.d)\.m?[jt]s$/.test(name)).sort(), ...others]) {
    const { ino, size, mtimeMs, ctimeMs } = statSync(file)
    hash.update([file, ino, size, mtimeMs, ctimeMs].join('\n'))
  }
  return hash.digest('hex').slice(0, 20)
}

/** Takes a quarter of the time of Node's recursive reading, or of `join` for each name. */
function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = folder + sep + entry.name
    return entry.isDirectory() ? filesBelow(path) : [path]
  })
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
  end(1)
}
