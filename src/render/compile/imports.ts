import { isBuiltin } from 'node:module'
import { relative, sep } from 'node:path'
import type { Plugin } from 'esbuild'

/** The kinds of file that templates cannot import, and what to write instead. */
const instead: readonly (readonly [ending: RegExp, expected: string])[] = [
  [/\.(ya?ml|toml|csv|md|mdx|txt|html?)$/i, 'TypeScript (.ts) or JSON (.json), or a text from data'],
  [/\.(scss|sass|less|styl)$/i, 'plain styles (.css)'],
  [/\.(woff|ttf|otf|eot)$/i, 'a font as .woff2'],
  [/\.(vue|svelte|astro)$/i, 'a React component (.tsx)'],
]

const otherwise = 'its address: keep the file in templates/static and show what site.address makes of its name there'

/** What esbuild says of an import that it cannot follow, in the words of a template's author; undefined for all else. */
export function importWords(text: string, isStyle: boolean): string | undefined {
  const [, missing] = /^Could not resolve "(.*)"$/s.exec(text) ?? []
  if (missing !== undefined) return `found an import of ${missing}, expected ${present(missing, isStyle)}`
  const [, file] = /^No loader is configured for ".*" files: (.*)$/s.exec(text) ?? []
  if (file === undefined) return undefined
  const [, expected] = instead.find(([ending]) => ending.test(file)) ?? []
  const picture = isStyle ? 'a picture in the page, or one written as data:' : otherwise
  return `found an import of ${file}, expected ${expected ?? picture}`
}

/** @param name of what is not there */
function present(name: string, isStyle: boolean): string {
  if (isBuiltin(name) || name.startsWith('node:')) {
    return 'none of Node.js: templates show what they get from the site, and read nothing else'
  }
  if (isUrl.test(name)) return 'a package that is installed here, by its name'
  if (isStyle || /^[./\\]/.test(name)) return 'a file that is there, by its path from this one'
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
 * A source as an entry point of esbuild, relative to its working directory: in an absolute path, it would take a `*` in
 * the name of any folder for a pattern.
 */
export function entryPoint(file: string, workingDir: string): string {
  return `./${relative(workingDir, file).replaceAll(sep, '/')}`
}
