import { createRequire } from 'node:module'
import { basename } from 'node:path'

const require = createRequire(import.meta.url)

// Packages that contain native code, locate files of their own, or are large and rarely needed: loaded from
// node_modules.
const apart = /^(@resvg\/resvg-js|esbuild|linkinator|node-html-parser|open|opentype\.js|serve-handler|undici)$/

// Those of them that are ES modules only.
const modern = /^(linkinator|open)$/

// What html-minifier-terser requires to minify styles, scripts and addresses, which is never requested: with these
// packages, loading it takes six times as long, in every thread.
const spared = /^(clean-css|terser|relateurl)$/

// What commander requires for commands that are separate executables, of which there are none: saves 5 milliseconds per
// run.
const late = /^node:child_process$/
const ofCommander = /[\\/]commander[\\/]/

/**
 * Bundles the program.
 *
 * @param packageRoot the folder of the program's package
 * @returns its files by their names, with their sizes among them
 * @throws an error of Node or esbuild, for example when a package is missing
 */
export async function compileProgram(packageRoot) {
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
    outdir: '.',
    outExtension: { '.js': '.cjs' },
    // Packages are resolved from here to absolute paths, wherever the compiled program is.
    plugins: [{ name: 'packages', setup: (build) => resolvePackages(build, packageRoot) }],
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

function resolvePackages({ onResolve, onLoad }, packageRoot) {
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
  const message = JSON.stringify(`${name} is no part of the compiled program, see bin/compile-program.mjs`)
  return `export function minify() { throw new Error(${message}) } export default minify`
}
