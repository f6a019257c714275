import { basename, resolve } from 'node:path'
import type { Metafile, OutputFile } from 'esbuild'
import { hashedPath } from '../../lib/hashed-path'
import { sha256 } from '../../lib/sha256'
import type { Bundle } from './compiled-templates'
import { isOwn } from './program-exports'

/** Creates a bundle from the compiler's output. @param site the source of the site definition */
export function bundleOf(
  { inputs, outputs }: Metafile,
  files: readonly OutputFile[],
  { workingDir, site }: { readonly workingDir: string; readonly site: string },
): Bundle {
  const fonts = files
    .filter(({ path }) => path.endsWith('.woff2'))
    .map(({ path, contents }) => ({ name: basename(path), path: hashedPath(basename(path), contents), contents }))
  const paths = new Map(fonts.map(({ name, path }) => [name, path]))
  const cssOf = (file: string | undefined) => {
    const sheet = file && files.find(({ path }) => path === resolve(workingDir, file))
    return sheet ? compiledCss(sheet.text, paths) : ''
  }
  const modules = Object.entries(outputs).flatMap(([file, { entryPoint, cssBundle }]) => {
    if (entryPoint === undefined || !file.endsWith('.cjs')) return []
    return [[resolve(workingDir, entryPoint), { js: resolve(workingDir, file), css: cssOf(cssBundle) }] as const]
  })
  return {
    modules: Object.fromEntries(modules),
    fonts: fonts.map(({ path, contents }) => ({ path, base64: Buffer.from(contents).toString('base64') })),
    code: codeOf(files),
    schemas: sha256(filesOf(site, { outputs, workingDir }, files).map(plainCode).join('\n')),
    inputs: Object.keys(inputs).flatMap((file) => (isOwn(file) ? [] : [resolve(workingDir, file)])),
  }
}

/** An address in styles, in quotes or without. */
const localAddress = /url\((?:"([^"]*)"|([^"()]*))\)/g

/**
 * Styles with the hashed paths of fonts (esbuild's own `publicPath` would also move the modules), below a home page
 * that is not yet known, and without the source map, which is only needed for the stack traces of templates.
 */
function compiledCss(css: string, paths: ReadonlyMap<string, string>): string {
  const addressed = css.replace(localAddress, (found, quoted, bare) => {
    const path = paths.get(basename(quoted ?? bare))
    return path === undefined ? found : `url(${home}${path})`
  })
  return addressed.replace(/\/\*# sourceMappingURL=[^*]*\*\//, '').trim()
}

/** Placeholder for the address of the home page in compiled styles. */
const home = 'build-site:home/'

/** Styles as published. @param homeHref address of the home page, `/base/` */
export function publishedCss(css: string, homeHref: string): string {
  return css.replaceAll(`url(${home}`, `url(${homeHref}`)
}

/** The compiled files of a source and of everything that it imports. */
function filesOf(
  source: string,
  { outputs, workingDir }: Pick<Metafile, 'outputs'> & { readonly workingDir: string },
  files: readonly OutputFile[],
): OutputFile[] {
  const entry = Object.keys(outputs).find((file) => {
    const { entryPoint } = outputs[file] ?? {}
    return entryPoint !== undefined && resolve(workingDir, entryPoint) === source
  })
  const found = new Set<string>()
  const add = (file: string) => {
    if (found.has(file)) return
    found.add(file)
    for (const { path, external } of outputs[file]?.imports ?? []) if (external !== true) add(path)
  }
  if (entry !== undefined) add(entry)
  const paths = new Set(Array.from(found, (file) => resolve(workingDir, file)))
  return files.filter(({ path }) => paths.has(path))
}

/** A module without its source map and the names of chunks, which depend on the folder. */
function plainCode({ text }: OutputFile): string {
  return text.replace(/^\/\/# sourceMappingURL=.*/m, '').replace(/chunk-[A-Z0-9]+/g, 'chunk')
}

/** Hash of modules by base name, because the folder differs each time. */
function codeOf(files: readonly OutputFile[]): string {
  const hashes = files.map(({ path, hash }) => `${basename(path)} ${hash}`)
  return sha256(hashes.sort().join('\n'))
}
