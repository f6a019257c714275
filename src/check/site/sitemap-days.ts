import type { SitemapEntry } from '../../assets/sitemap'
import { isDay } from './day'
import type { Fault } from './finding'
import { latestDay } from './latest-day'
import { atField, inTemplate } from './place'
import type { RenderedPage, RenderedSite } from './rendered-site'

/** The pages whose last change is on no day, or on one that is to come. */
export function wrongDays(site: RenderedSite, entries: readonly SitemapEntry[]): Fault[] {
  const pages = new Map(site.pages.map((page) => [page.url, page]))
  const changed = filesByDay(site)
  const latest = latestDay(site.today)
  return entries
    .filter(({ lastmod }) => !isDay(lastmod) || lastmod > latest)
    .flatMap((entry) => {
      const page = pages.get(entry.url)
      const place = page && placeOf(page, changed.get(entry.lastmod) ?? new Set())
      return place === 'elsewhere' ? [] : [wrongDay(entry, latest, place)]
    })
}

/** The data files that name each day as that of their last change. */
function filesByDay({ data }: RenderedSite): ReadonlyMap<string, ReadonlySet<string>> {
  const files = new Map<string, Set<string>>()
  for (const { value, source } of Object.values(data).flat()) {
    files.set(value.updated, (files.get(value.updated) ?? new Set()).add(source.file))
  }
  return files
}

type Place = Pick<Fault, 'page' | 'file' | 'line'>

/**
 * Where the day of a page has to be corrected. If it comes from a file whose texts the page does not show, such as the
 * price list, the rule about dates reports that file, once.
 *
 * @param changed the files that name this day
 */
function placeOf(page: RenderedPage, changed: ReadonlySet<string>): Place | 'elsewhere' {
  const { path, source } = page
  if (source !== undefined && changed.has(source.file)) return { page: path, ...atField(source, ['updated']) }
  return changed.size > 0 ? 'elsewhere' : inTemplate(page)
}

function wrongDay({ url, lastmod }: SitemapEntry, latest: string, place: Place | undefined): Fault {
  const found = lastmod === '' ? 'no day' : `the day ${lastmod}`
  return {
    severity: 'warning',
    ...place,
    message: `found ${found} as that of the last change of ${url}, expected one up to ${latest}`,
    fix: 'Correct "updated" in the data file or the template, or the clock of this machine',
  }
}
