import type { Options } from 'html-minifier-terser'

/**
 * Styles and script are already minified (esbuild). Quotes and optional tags stay: once compressed they cost nothing,
 * and they keep the pages readable.
 */
const options: Options = {
  collapseBooleanAttributes: true,
  collapseWhitespace: true,
  decodeEntities: false,
  // The comments of `pages/markup.ts`; the minifier keeps some others by default.
  ignoreCustomComments: [/^(?:!|\s*#|\/?email_off$)/],
  removeComments: true,
  removeRedundantAttributes: true,
  removeScriptTypeAttributes: true,
}

/** Minifies one page. */
export async function minifyHtml(html: string): Promise<string> {
  // Imported lazily: loading it takes longer than minifying a small site.
  const { minify } = await import('html-minifier-terser')
  return minify(html, options)
}
