import { groupedBy } from '../../content/grouped-by'
import type { Site } from '../../content/site/types'
import type { Assets } from '../../pages/document'
import type { PageTemplate } from '../compile/templates'
import { hashedPath } from '../files/assets'
import type { OutputFile } from '../output-file'
import type { SiteParts } from '../site-parts'

/** In bytes: styles up to this size are inlined, because saving a request is worth more than a cached file. */
const inlineStyles = 24_576

/** Beyond this many pages of a kind, copies of its styles would be up to half of the whole output. */
const inlinePages = 500

/** The styles of a kind of page: how its pages reference them, and their file unless they are inlined. */
export interface PageStyles {
  readonly use: Assets['styles']
  readonly file?: OutputFile
}

/** Determines the styles of all kinds of pages that a site has, by the files of their templates. */
export function pageStyles({ pages, site }: Pick<SiteParts, 'pages' | 'site'>): ReadonlyMap<string, PageStyles> {
  const kinds = groupedBy(pages, ({ template }) => template)
  return new Map([...kinds].map(([template, { length }]) => [template.file, stylesOf(template, length, site)]))
}

function stylesOf({ css, file }: PageTemplate, count: number, { address }: Site): PageStyles {
  if (count <= inlinePages && Buffer.byteLength(css) <= inlineStyles) return { use: { inline: css } }
  const name = file.replace(/^.*[\\/]/, '').replace(/\.tsx$/, '.css')
  const path = hashedPath(name, css)
  return { use: { href: address(`/${path}`).href }, file: { path, content: css, source: file } }
}

/** The external style sheets of all kinds of pages. */
export function styleSheets(parts: Pick<SiteParts, 'pages' | 'site'>): OutputFile[] {
  return [...pageStyles(parts).values()].flatMap(({ file }) => file ?? [])
}
