import type { Address, ModelTools, SiteFile } from 'build-site'
import { version } from '../../package.json'
import { type ChapterName, chapters, type SiteData } from './content'

/** What the pages are made from. */
export type Site = ReturnType<typeof buildSite>
/** A page of the documentation. */
export type Guide = Site['guides'][number]

/** Makes the chapters and their pages of the Markdown files. */
export function buildSite(data: SiteData, { address, markdown }: ModelTools) {
  const names = Object.keys(chapters).filter((name): name is ChapterName => name in chapters)
  const guides = names.flatMap((name) =>
    [...data[name]]
      .sort((a, b) => a.value.order - b.value.order)
      .map(({ slug, value, body }) => ({
        ...value,
        chapter: chapters[name],
        address: address(`/${name}/${slug}`),
        ...text(markdown(linked(body))),
      })),
  )
  return {
    ...data.site.value,
    version,
    address,
    home: address('/'),
    guides,
    chapters: Object.values(chapters).map((title) => ({
      title,
      guides: guides.filter((guide) => guide.chapter === title),
    })),
  }
}

/**
 * Links between the Markdown files begin at the root of the repository, where those who read them there find the files:
 * `/docs/data/hosts/nginx.md` leads to `/hosts/nginx`.
 */
function linked(body: string): string {
  return body.replace(/(\]\()\/docs\/data\/([\w-]+\/[\w-]+)\.md/g, '$1/$2')
}

/** The keyboard can scroll code that is wider than the page. */
function text({ html, sections }: ReturnType<ModelTools['markdown']>) {
  return { html: html.replaceAll('<pre>', '<pre tabindex="0">'), sections }
}

/** What header and navigation show on every page. */
export interface Frame {
  readonly name: string
  readonly version: string
  readonly home: Address
  /** The file that the search loads. */
  readonly search: string
  readonly chapters: readonly { readonly title: string; readonly links: readonly Link[] }[]
}

interface Link {
  readonly title: string
  readonly address: Address
}

/** Takes out of the site what header and navigation show. */
export function frameOf({ name, version, home, address, chapters }: Site): Frame {
  return {
    ...{ name, version, home },
    search: address('/search.json').href,
    chapters: chapters.map(({ title, guides }) => ({
      title,
      links: guides.map((guide) => ({ title: guide.title, address: guide.address })),
    })),
  }
}

/** What the search finds: the title of a page, the address of one of its sections, the heading of that, and its text. */
export type SearchEntry = readonly [page: string, href: string, heading: string, text: string]

/** The file that the search loads, with every section of every page. */
export function searchFile({ guides }: Site): SiteFile[] {
  return [{ path: 'search.json', content: JSON.stringify(guides.flatMap(sectionsOf)) }]
}

function sectionsOf({ title, address, html }: Guide): SearchEntry[] {
  return html.split(/(?=<h[23] id=")/).map((part) => {
    const [whole = '', id, heading = ''] = /^<h[23] id="([^"]*)">(.*?)<\/h[23]>/s.exec(part) ?? []
    return [
      title,
      id === undefined ? address.href : `${address.href}#${id}`,
      plain(heading),
      plain(part.slice(whole.length)),
    ]
  })
}

const signs: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"' }

/** The text of HTML that was made from Markdown. */
function plain(html: string): string {
  const text = html.replace(/<\/?(?:code|em|strong|a)\b[^>]*>/g, '').replace(/<[^>]+>/g, ' ')
  return text
    .replace(/&(lt|gt|amp|quot);/g, (sign, name: string) => signs[name] ?? sign)
    .replace(/\s+/g, ' ')
    .trim()
}
