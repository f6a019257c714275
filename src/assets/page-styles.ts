import { groupedBy } from '../lib/grouped-by'
import { hashedPath } from '../lib/hashed-path'
import type { OutputFile } from '../lib/output-file'
import type { Assets } from '../pages/document'
import type { ListedPage, TemplateFile } from '../pages/page'
import { publishedCss } from '../render/compile/bundle'
import type { Site } from '../site/site'

/** In bytes: styles up to this size are inlined, because saving a request is worth more than a cached file. */
const inlineStyles = 32_768

/** Beyond this many pages of a kind, copies of its styles would be up to half of the whole output. */
const inlinePages = 500

/** The styles of a kind of page: how its pages reference them, and their file unless they are inlined. */
interface PageStyles {
  readonly use: Assets['styles']
  readonly file?: OutputFile
}

/** The pages of a site, and its address. */
interface StyledPages {
  readonly pages: readonly ListedPage[]
  readonly site: Pick<Site, 'address'>
}

/** Returns the styles of all kinds of pages of a site, by template file. */
export function pageStyles({ pages, site }: StyledPages): ReadonlyMap<string, PageStyles> {
  const kinds = groupedBy(pages, ({ template }) => template)
  return new Map([...kinds].map(([template, { length }]) => [template.file, stylesOf(template, length, site)]))
}

function stylesOf({ css: compiled, file }: TemplateFile, count: number, { address }: StyledPages['site']): PageStyles {
  const css = publishedCss(compiled, address('/').href)
  if (count <= inlinePages && Buffer.byteLength(css) <= inlineStyles) return { use: { inline: css } }
  const name = file.replace(/^.*[\\/]/, '').replace(/\.tsx$/, '.css')
  const path = hashedPath(name, css)
  return { use: { href: address(`/${path}`).href }, file: { path, content: css, source: file } }
}

/** The external style sheets of all kinds of pages. */
export function styleSheets(parts: StyledPages): OutputFile[] {
  return [...pageStyles(parts).values()].flatMap(({ file }) => file ?? [])
}
