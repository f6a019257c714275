import { minify } from 'html-minifier-terser'

/**
 * Minifies one page. Styles and script come minified already (esbuild), quotes and optional tags stay: they cost
 * nothing once compressed and keep the pages plain to read.
 */
export function minifyHtml(html: string): Promise<string> {
  return minify(html, {
    collapseBooleanAttributes: true,
    collapseWhitespace: true,
    decodeEntities: false,
    removeComments: true,
    removeRedundantAttributes: true,
    removeScriptTypeAttributes: true,
  })
}
