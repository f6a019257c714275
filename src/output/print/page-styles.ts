import type { Site } from '../../content/site/types'
import type { Assets } from '../../pages/document'
import type { PageTemplate } from '../compile/templates'
import { hashedPath } from '../files/assets'
import type { OutputFile } from '../output-file'
import type { SiteParts } from '../site-parts'

/** In bytes: styles up to this size are inlined, because saving a request is worth more than a cached file. */
const inlineStyles = 24_576

/** The styles of a kind of page: how its pages reference them, and their file unless they are inlined. */
export interface PageStyles {
  readonly use: Assets['styles']
  readonly file?: OutputFile
}

/** Determines the styles of a template. */
export function pageStyles({ css, file }: PageTemplate, { address }: Site): PageStyles {
  if (Buffer.byteLength(css) <= inlineStyles) return { use: { inline: css } }
  const name = file.replace(/^.*[\\/]/, '').replace(/\.tsx$/, '.css')
  const path = hashedPath(name, css)
  return { use: { href: address(`/${path}`).href }, file: { path, content: css, source: file } }
}

/** The external style sheets of all templates that have pages. */
export function styleSheets({ pages, site }: Pick<SiteParts, 'pages' | 'site'>): OutputFile[] {
  const templates = new Set(pages.map(({ template }) => template))
  return [...templates].flatMap((template) => pageStyles(template, site).file ?? [])
}
