import { readdirSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { dirname, join, relative, resolve, sep } from 'node:path'
import type { Location, Plugin } from 'esbuild'
import { nearMatch } from '../../content/parse/near-match'
import { ifPossible } from '../../lib/if-possible'
import type { Problem } from '../../lib/problem'

/** The kinds of file that templates cannot import, and what to write instead. */
const instead: readonly (readonly [ending: RegExp, expected: string])[] = [
  [/\.(ya?ml|toml|csv|md|mdx|txt|html?)$/i, 'TypeScript (.ts) or JSON (.json), or a text from data'],
  [/\.(scss|sass|less|styl)$/i, 'plain styles (.css)'],
  [/\.(woff|ttf|otf|eot)$/i, 'a font as .woff2'],
  [/\.(vue|svelte|astro)$/i, 'a React component (.tsx)'],
]

const otherwise = 'its address: keep the file in templates/static and show what site.address makes of its name there'

/** The message about an import, and what was probably meant. */
type ImportWords = Pick<Problem, 'message' | 'meant'>

/** Explains esbuild's error about an import to the author of a template; undefined for other errors. */
export function importWords(text: string, location: Location | null, folder: string): ImportWords | undefined {
  const isStyle = location?.file.endsWith('.css') ?? false
  const missing = missingFile(text, location)
  if (missing !== undefined) {
    const near = location === null ? undefined : nearPath(missing, dirname(resolve(folder, location.file)))
    return { message: `found an import of ${missing}, expected ${present(missing, isStyle)}`, meant: near }
  }
  const [, module = '', name] = /^No matching export in "(.*)" for import "(.*)"$/s.exec(text) ?? []
  if (name !== undefined) return notExported(name, module, location)
  const [, file] = /^No loader is configured for ".*" files: (.*)$/s.exec(text) ?? []
  if (file === undefined) return undefined
  const [, expected] = instead.find(([ending]) => ending.test(file)) ?? []
  const picture = isStyle ? 'a picture in the page, or one written as data:' : otherwise
  return { message: `found an import of ${file}, expected ${expected ?? picture}` }
}

/** A missing import. If only the case of the name differs, esbuild finds the file but cannot read it. */
function missingFile(text: string, location: Location | null): string | undefined {
  const [, missing] = /^Could not resolve "(.*)"$/s.exec(text) ?? []
  if (missing !== undefined || !text.startsWith('Cannot read file: ')) return missing
  return /["'(]([^"'()]+)/.exec(location?.lineText.slice(location.column) ?? '')?.[1]
}

/** The path of the file that a mistyped relative import probably means. @param folder of the importing file */
function nearPath(name: string, folder: string): string | undefined {
  if (!/^\.\.?\//.test(name)) return undefined
  const meant: string[] = []
  for (const part of name.split('/')) {
    const names = namesIn(join(folder, ...meant))
    const near = names.includes(part) ? part : nearMatch(part, names)
    if (near === undefined) return undefined
    meant.push(near)
  }
  return meant.join('/')
}

/** The possible names in a path: modules with and without their extensions. */
function namesIn(folder: string): string[] {
  const names = ifPossible(() => readdirSync(folder))
  return names === undefined ? [] : ['.', '..', ...names, ...names.map((name) => name.replace(/\.[jt]sx?$/, ''))]
}

function notExported(name: string, module: string, location: Location | null): ImportWords {
  const [, from = module] = /\bfrom\s*["']([^"']+)["']/.exec(location?.lineText ?? '') ?? []
  const message =
    name === 'default'
      ? `found an import of the default export of ${from}, expected a named export, in braces`
      : `found an import of ${name} from ${from}, expected a name that it exports`
  return { message, meant: location?.suggestion || undefined }
}

function present(name: string, isStyle: boolean): string {
  if (isBuiltin(name) || name.startsWith('node:')) {
    return 'no module of Node.js: templates show what they get from the site, and read nothing else'
  }
  if (isUrl.test(name)) return 'a package that is installed here, by its name'
  if (isStyle || /^[./\\]/.test(name)) return 'a file that exists, by its path from this one'
  const [, packageName = name] = /^((?:@[^/]+\/)?[^/]+)/.exec(name) ?? []
  return `a package that is installed here (npm install ${packageName})`
}

const isUrl = /^(https?:)?\/\//i

/** Refuses modules of other sites, which esbuild would leave to the browser; those of styles are for `check`. */
export const noForeignModules: Plugin = {
  name: 'no-foreign-modules',
  setup: ({ onResolve }) => {
    onResolve({ filter: isUrl }, ({ path, kind }) =>
      kind === 'url-token' || kind === 'import-rule'
        ? undefined
        : { errors: [{ text: `Could not resolve "${path}"` }] },
    )
  },
}

/**
 * A source as an entry point of esbuild, relative to its working directory: in an absolute path, it would read a `*` in
 * a folder name as a pattern.
 */
export function entryPoint(file: string, workingDir: string): string {
  return `./${relative(workingDir, file).replaceAll(sep, '/')}`
}
