import { basename, resolve } from 'node:path'
import type { Metafile, OutputFile } from 'esbuild'
import { hashedPath } from '../../lib/hashed-path'
import { sha256 } from '../../lib/sha256'
import type { Bundle } from './compiled-templates'

/** What `bundleOf` needs besides the compiler's output. */
interface BundlePlace {
  /** Address of the home page, `/base/`. */
  readonly baseHref: string
  /** The folder that the compiler's file names are relative to. */
  readonly workingDir: string
}

/** Creates a bundle from the compiler's output. */
export function bundleOf(
  { inputs, outputs }: Metafile,
  files: readonly OutputFile[],
  { baseHref, workingDir }: BundlePlace,
): Bundle {
  const fonts = files
    .filter(({ path }) => path.endsWith('.woff2'))
    .map(({ path, contents }) => ({ name: basename(path), path: hashedPath(basename(path), contents), contents }))
  const paths = new Map(fonts.map(({ name, path }) => [name, path]))
  const cssOf = (file: string | undefined) => {
    const sheet = file && files.find(({ path }) => path === resolve(workingDir, file))
    return sheet ? publishedCss(sheet.text, paths, baseHref) : ''
  }
  const modules = Object.entries(outputs).flatMap(([file, { entryPoint, cssBundle }]) => {
    if (entryPoint === undefined || !file.endsWith('.cjs')) return []
    return [[resolve(workingDir, entryPoint), { js: resolve(workingDir, file), css: cssOf(cssBundle) }] as const]
  })
  return {
    modules: Object.fromEntries(modules),
    fonts: fonts.map(({ path, contents }) => ({ path, base64: Buffer.from(contents).toString('base64') })),
    code: codeOf(files),
    inputs: Object.keys(inputs).map((file) => resolve(workingDir, file)),
  }
}

/** An address in styles, in quotes or without. */
const localAddress = /url\((?:"([^"]*)"|([^"()]*))\)/g

/**
 * Styles as published: with the final addresses of fonts (esbuild's own `publicPath` would also move the modules) and
 * without the source map, which is only needed for the stack traces of templates.
 */
function publishedCss(css: string, paths: ReadonlyMap<string, string>, baseHref: string): string {
  const addressed = css.replace(localAddress, (found, quoted, bare) => {
    const path = paths.get(basename(quoted ?? bare))
    return path === undefined ? found : `url(${baseHref}${path})`
  })
  return addressed.replace(/\/\*# sourceMappingURL=[^*]*\*\//, '').trim()
}

/** Hash of all modules by base name, because the folder differs each time. */
function codeOf(files: readonly OutputFile[]): string {
  const hashes = files.map(({ path, hash }) => `${basename(path)} ${hash}`)
  return sha256(hashes.sort().join('\n'))
}
