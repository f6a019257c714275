import { inspect } from 'node:util'
import type { Options } from 'html-minifier-terser'
import { version } from 'html-minifier-terser/package.json'

/**
 * Styles and script are already minified (esbuild). Quotes and optional tags stay: once compressed they cost nothing,
 * and they keep the pages readable.
 */
const options: Options = {
  collapseBooleanAttributes: true,
  collapseWhitespace: true,
  decodeEntities: false,
  // Besides those that the minifier keeps by itself, the marks of `page-shell.ts`.
  ignoreCustomComments: [/^(?:!|\s*#|\/?email_off$)/],
  removeComments: true,
  removeRedundantAttributes: true,
  removeScriptTypeAttributes: true,
}

/** Identifies what `minifyHtml` does to a page: if this changes, the result may change. */
export const minifierVersion = `html-minifier-terser ${version} ${inspect(options)}`

/** Minifies one page. */
export async function minifyHtml(html: string): Promise<string> {
  // Imported lazily: loading it takes longer than minifying a small site.
  const { minify } = await import('html-minifier-terser')
  return minify(html, options)
}
