import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'

const require = createRequire(import.meta.url)

/** Packages with native code or separate files, and large ones that are rarely needed: loaded from node_modules. */
const apart = /^(@resvg\/resvg-js|esbuild|node-html-parser|open|opentype\.js|serve-handler|tinypool|undici)$/

/** What html-minifier-terser requires to minify styles, scripts and addresses, which is never requested. */
const unused = /^(clean-css|terser|relateurl)$/

/**
 * Compiles the program into a folder, or, where that cannot be written, into one for this run only.
 *
 * @param program where its package is, its code in there, and all packages; `isWhole` returns whether a folder holds all of
 * it; `refuse` prints a sentence and ends the process
 * @returns the folder that holds it
 */
export async function compileInto(folder, { packageRoot, code, modules, isWhole, refuse }) {
  const files = await compile(packageRoot, code).catch((error) => refuse(withoutPackage(error, modules)))
  try {
    await keep(folder, files, isWhole)
    return folder
  } catch {
    return keepForNow(files, modules).catch(({ code }) => {
      const found = `neither this folder nor ${tmpdir()} can be written (${code})`
      const expected = 'room for the compiled program; free some space, or set TMPDIR to another folder'
      return refuse(`${dirname(folder)}: found that ${found}, expected ${expected}.`)
    })
  }
}

/** The files of the program by name, with their sizes among them. */
async function compile(packageRoot, code) {
  const { build, stop } = await import('esbuild')
  const { outputFiles } = await build({
    // In absolute paths, esbuild would read a * in a folder name as a pattern.
    absWorkingDir: packageRoot,
    entryPoints: {
      start: `./${code}/lib/run-script`,
      program: `./${code}/cli/run`,
      worker: `./${code}/build/worker`,
      thread: `./${code}/build/pool-thread`,
    },
    bundle: true,
    // An optional package: it is looked up where it is needed, and need not be there.
    external: ['sharp'],
    minifyWhitespace: true,
    // Keeps line numbers useful in stack traces of internal errors.
    lineLimit: 160,
    write: false,
    outdir: '.',
    outExtension: { '.js': '.cjs' },
    plugins: [{ name: 'packages', setup: resolvePackages }],
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    // Scripts run from cached code cannot resolve dynamic imports; Node requires ES modules, too.
    supported: { 'dynamic-import': false },
    // Does not exist in CommonJS.
    define: { 'import.meta.url': 'importMetaUrl' },
    banner: { js: "'use strict'; const importMetaUrl = require('node:url').pathToFileURL(__filename).href;" },
    // A tsconfig.json in a folder above an installed program must not affect it.
    tsconfigRaw: {},
    logLevel: 'silent',
  })
  // Otherwise it keeps running until this process ends, using as much memory as a build of a thousand pages.
  await stop()
  // V8 holds a text of ASCII alone in half the memory. esbuild leaves other signs in regular expressions.
  const escaped = (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`
  const files = new Map(outputFiles.map(({ path, text }) => [basename(path), text.replace(/[^\0-\x7f]/g, escaped)]))
  return files.set('sizes.json', JSON.stringify([...files].map(([name, { length }]) => [name, length])))
}

function resolvePackages({ onLoad, onResolve }) {
  // It is loaded by then, and holds the code of scripts that is to be kept.
  onResolve({ filter: /\/run-script(\.js)?$/, namespace: 'file' }, () => ({ path: './start.cjs', external: true }))
  onResolve({ filter: unused }, ({ path }) => ({ path, namespace: 'unused' }))
  onLoad({ filter: unused, namespace: 'unused' }, () => ({ contents: 'export default undefined; export let minify' }))
  // Otherwise its default export is the whole package for a module like ours.
  onResolve({ filter: /^open$/, namespace: 'file' }, () => ({ path: 'open', namespace: 'open' }))
  onLoad({ filter: /^open$/, namespace: 'open' }, () => ({ contents: "export { default } from 'open'" }))
  // To absolute paths: another version may be installed where the compiled program is.
  onResolve({ filter: apart }, ({ path }) => ({ path: require.resolve(path), external: true }))
}

/** Writes the files to a temporary folder and renames that, so that a concurrent run never reads half of them. */
async function keep(folder, files, isWhole) {
  const temporary = `${folder}.${randomUUID()}`
  try {
    await write(temporary, files)
    await rename(temporary, folder).catch(async () => {
      // A program that another process has put there in the meantime stays: it is the same, and may be running.
      if (isWhole(folder)) return
      await rm(folder, { recursive: true, force: true })
      await rename(temporary, folder)
    })
  } finally {
    await rm(temporary, { recursive: true, force: true })
  }
  // Older states, and temporary folders of runs that were killed.
  await require(join(folder, 'start.cjs')).removeOldest(dirname(folder), 8)
}

/** Named as in scratch-folder.ts: if this process is killed, the next one cleans up after it. */
async function keepForNow(files, modules) {
  const folder = await mkdtemp(join(tmpdir(), `build-site-scratch-${process.pid}-`))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  await write(folder, files)
  // Packages are looked up from there.
  await symlink(modules, join(folder, 'node_modules'), 'junction')
  return folder
}

async function write(folder, files) {
  await mkdir(folder, { recursive: true })
  await Promise.all([...files].map(([name, content]) => writeFile(join(folder, name), content)))
}

/** A fresh clone has no packages, and a partial installation lacks some; any other error is an internal one. */
function withoutPackage(error, modules) {
  const [, missing] =
    /(?:Cannot find (?:package|module)|Could not resolve) ['"]([^'".][^'"]*)['"]/.exec(error.message) ?? []
  if (missing !== undefined)
    return `${modules}: found no package ${missing}, expected the packages of the program; run npm ci first.`
  // Without errors in our sources, esbuild is missing, as after npm ci --omit=optional, or belongs to another system:
  if (error.errors || !/esbuild|service|spawn/.test(error.message)) throw error
  const system = `${process.platform}-${process.arch}`
  return `${modules}: found no esbuild for this system (${system}), expected the packages of the program, including optional ones; run npm ci here.`
}
