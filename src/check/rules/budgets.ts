import { brotliCompressSync, constants } from 'node:zlib'
import { bytesOf } from '../../lib/bytes-of'
import type { Fault } from '../../lib/fault'
import { formatNumber } from '../../lib/format-number'
import { parsedUrl } from '../../lib/parsed-url'
import { all, attribute } from '../site/elements'
import { locate } from '../site/locate'
import { inTemplate } from '../site/place'
import type { RenderedPage, RenderedSite } from '../site/rendered-site'
import type { Rule } from '../site/rule'

/** Pages show quickly on a slow connection. */
export const budgetsRule: Rule = {
  id: 'budgets',
  promise: 'pages, scripts and fonts keep to their byte budgets',
  find: (site) => {
    const weigh = scales(site)
    return [
      ...site.pages.flatMap((page) => heavyPage(page, site, weigh)),
      ...heavyScripts(site, weigh),
      ...heavyFonts(site),
    ]
  },
}

/** Returns the brotli size of a file, or an upper bound that is within the budget. */
type Weigh = (file: string, budget: number) => number

/**
 * Hosts compress once at the highest quality, for all visitors. That takes long, so it is done here only for files that
 * exceed their budget at a faster quality, which is never smaller.
 */
function scales({ files }: RenderedSite): Weigh {
  const known = new Map<string, number>()
  return (file, budget) => {
    const bytes = files.get(file) ?? new Uint8Array()
    const quick = known.get(file) ?? brotli(bytes, 5)
    known.set(file, quick)
    return quick <= budget ? quick : brotli(bytes, 11)
  }
}

function brotli(bytes: Uint8Array, quality: number): number {
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length
}

function heavyPage(page: RenderedPage, site: RenderedSite, weigh: Weigh): Fault[] {
  const budget = pageBudget(page)
  const files = [
    site.fileOf.get(page.path) ?? '',
    ...loaded(page, 'script[src]', 'src', site),
    ...loaded(page, 'link[rel="stylesheet"]', 'href', site),
  ]
  const parts = (room: number) =>
    files.map((file) => ({ file, bytes: weigh(file, room) })).sort((a, b) => b.bytes - a.bytes)
  if (bytesOf(parts(budget)) <= budget) return []
  const heavy = parts(0)
  if (bytesOf(heavy) <= budget) return []
  return [
    tooHeavy(
      `a first load of ${formatNumber(bytesOf(heavy))} bytes (${sharesOf(heavy)}${styles(page)})`,
      budget,
      inTemplate(page),
    ),
  ]
}

/** Inlined styles are often the part that grew. */
function styles(page: RenderedPage): string {
  const inline = all(page, 'style')
    .map(({ rawText }) => rawText)
    .join('')
  return inline === '' ? '' : `; its styles alone ${formatNumber(brotli(Buffer.from(inline), 11))}`
}

function heavyScripts(site: RenderedSite, weigh: Weigh): Fault[] {
  const files = new Set(site.pages.flatMap((page) => loaded(page, 'script[src]', 'src', site)))
  return [...files]
    .map((file) => ({ file, bytes: weigh(file, budgets.script) }))
    .filter(({ bytes }) => bytes > budgets.script)
    .map(({ file, bytes }) => tooHeavy(`${file} of ${formatNumber(bytes)} bytes`, budgets.script, { page: `/${file}` }))
}

/** A page loads all fonts of its styles, so they share one budget. */
function heavyFonts({ files }: RenderedSite): Fault[] {
  const fonts = [...files]
    .filter(([file]) => file.endsWith('.woff2'))
    .map(([file, { length }]) => ({ file, bytes: length }))
    .sort((a, b) => b.bytes - a.bytes)
  const [largest] = fonts
  if (largest === undefined || bytesOf(fonts) <= budgets.font) return []
  const found = `fonts of ${formatNumber(bytesOf(fonts))} bytes (${sharesOf(fonts)})`
  return [tooHeavy(found, budgets.font, { page: `/${largest.file}` })]
}

function sharesOf(parts: readonly { readonly file: string; readonly bytes: number }[]): string {
  return parts.map(({ file, bytes }) => `${file} ${formatNumber(bytes)}`).join(', ')
}

function tooHeavy(found: string, budget: number, place: Pick<Fault, 'file' | 'page'>): Fault {
  const message = `found ${found}, expected at most ${formatNumber(budget)}`
  return {
    severity: 'warning',
    ...place,
    message,
    fix: 'Make the largest part smaller',
  }
}

/** The files of the site that a page loads. */
function loaded(page: RenderedPage, selector: string, name: string, site: RenderedSite): string[] {
  return all(page, selector).flatMap((element) => {
    const url = parsedUrl(attribute(element, name), page.url)
    return site.fileOf.get((url && locate(url.href, site)) ?? '') ?? []
  })
}

/** Budgets for the parts of a first visit, in bytes; after brotli, except the font, which is already compressed. */
export const budgets = {
  /** A page and its blocking resources: one flight of a TCP connection (ten segments). */
  page: 14_336,
  /** The same for long reading pages, where nobody waits for the end: three flights. */
  longPage: 43_008,
  script: 2_048,
  /** All fonts together. Not blocking: the page uses a fallback font until they are loaded. */
  font: 30_720,
} as const

/** The budget of a page. */
function pageBudget({ isLong }: Pick<RenderedPage, 'isLong'>): number {
  return isLong ? budgets.longPage : budgets.page
}
