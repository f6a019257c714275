import { ownRule } from '../../src/check/check-site'
import { parsePage } from '../../src/check/site/parse-page'
import type { RenderedSite } from '../../src/check/site/rendered-site'
import { applyRules, type Rule } from '../../src/check/site/rule'
import type { Source } from '../../src/content/parse/source'
import type { Fault } from '../../src/lib/problem'
import type { Site } from '../../src/site/site'
import type { Rule as OwnRule } from '../../templates/model/site-types'
import { loadWholeSite } from './load-site'
import { pageAt, templateAt } from './pages'
import { loadRealData } from './real-data'
import { content, type Data, siteOf } from './site-from'

/** The address of the small sites in these tests. */
export const home = 'https://studio.test/base'

/** A whole document with this head and body. */
export function documentOf(body: string, head = '<title>A page</title>'): string {
  return `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`
}

/** The properties of a small site other than its pages. */
interface SiteChanges extends Partial<Omit<RenderedSite, 'pages' | 'site' | 'fileOf' | 'files' | 'data'>> {
  readonly data?: Data
  readonly siteUrl?: string
  readonly files?: Readonly<Record<string, string | Uint8Array>>
  /** The data files whose texts pages show, by page path. */
  readonly sources?: Readonly<Record<string, Source>>
  /** What the templates of pages say about them, by page path. */
  readonly given?: Readonly<Record<string, Parameters<typeof pageAt>[1]>>
}

/** The site made from some data. */
async function siteFrom(data: Data | undefined, siteUrl: string): Promise<Site> {
  return data === undefined ? loadWholeSite(siteUrl) : siteOf(data, siteUrl)
}

/** A rendered site with these pages, by path; data and everything else as in the real site. */
export async function renderedSite(
  pages: Readonly<Record<string, string>>,
  { siteUrl = home, files = {}, sources = {}, given = {}, ...changes }: SiteChanges = {},
): Promise<RenderedSite> {
  const data = changes.data ?? (await loadRealData())
  const site = await siteFrom(changes.data, siteUrl)
  const listed = Object.entries(pages).map(([path, html]) => {
    const page = {
      ...pageAt(path, given[path]),
      address: site.address(path),
      isErrorPage: path === '/404',
      isLong: path === '/domains',
    }
    const template = templateAt(`templates/${path.slice(1) || 'index'}.tsx`)
    return parsePage({ page, template }, () => html, sources[path])
  })
  const pageFiles = Object.entries(pages).map(
    ([path, html]) => [path, `${path.slice(1) || 'index'}.html`, html] as const,
  )
  const contents = [...pageFiles.map(([, file, html]) => [file, html] as const), ...Object.entries(files)]
  return {
    data,
    site,
    definition: { content },
    problems: [],
    assets: [],
    fonts: undefined,
    today: '2025-11-21',
    outbound: undefined,
    ...changes,
    pages: listed,
    pagesByPath: new Map(listed.map((page) => [page.path, page])),
    layout: 'templates/layout',
    files: new Map(contents.map(([file, content]) => [file, Buffer.from(content)])),
    fileOf: new Map([
      ...pageFiles.map(([path, file]) => [path, file] as const),
      ...Object.keys(files).map((file) => [`/${file}`, file] as const),
    ]),
  }
}

/** The faults that a rule finds in such a site. */
export async function faultsOf(
  rule: Rule,
  pages: Readonly<Record<string, string>>,
  changes: SiteChanges = {},
): Promise<readonly Fault[]> {
  return applyRules([rule], await renderedSite(pages, changes)).get(rule) ?? []
}

/** A rule of this site as one of any site. */
export function ofSite(rule: OwnRule): Rule {
  return ownRule(rule)
}

/** The same, with each fault as one text: severity, page, file and line, message. */
export async function wordsOf(...args: Parameters<typeof faultsOf>): Promise<string[]> {
  const faults = await faultsOf(...args)
  return faults.map(({ severity, page, file, line, message }) => {
    const place = [page, line === undefined ? file : `${file}:${line}`].filter((part) => part !== undefined)
    return `${severity} ${place.join(' ')}: ${message}`
  })
}

/** The real data with a part of it replaced. */
export async function dataWith(change: (data: Data) => Partial<Data>): Promise<Data> {
  const data = await loadRealData()
  return { ...data, ...change(data) }
}

/** A data entry with some of its fields replaced; it keeps the line numbers of its file. */
export function changed<T extends { readonly value: object }>(entry: T, fields: Partial<T['value']>): T {
  return { ...entry, value: { ...entry.value, ...fields } }
}
