import type { Options } from 'html-minifier-terser'

/**
 * Styles and script come minified already (esbuild), quotes and optional tags stay: they cost nothing once compressed and
 * keep the pages plain to read.
 */
const options: Options = {
  collapseBooleanAttributes: true,
  collapseWhitespace: true,
  decodeEntities: false,
  removeComments: true,
  removeRedundantAttributes: true,
  removeScriptTypeAttributes: true,
}

/** Names what `minifyHtml` does to a page: another name, perhaps another result. */
export const minifierName = `html-minifier-terser 7 ${JSON.stringify(options)}`

/** Minifies one page. */
export async function minifyHtml(html: string): Promise<string> {
  // Loaded when needed: it takes longer than minifying a small site.
  const { minify } = await import('html-minifier-terser')
  return minify(html, options)
}
