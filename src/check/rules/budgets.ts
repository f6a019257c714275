import { brotliCompressSync, constants } from 'node:zlib'
import { bytesOf } from '../../lib/bytes-of'
import { formatNumber } from '../../lib/format-number'
import { memo } from '../../lib/memo'
import { all, values } from '../site/elements'
import { locate } from '../site/locate'
import type { RenderedPage, RenderedSite } from '../site/rendered-site'
import type { Found, Rule } from '../site/rule'

/** Pages show quickly on a slow connection. */
export const budgetsRule: Rule = {
  id: 'budgets',
  promise: 'pages, scripts and fonts keep to their byte budgets',
  severity: 'warning',
  fix: 'Make the largest part smaller',
  find: heavyFonts,
  findOn: heavyLoad,
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

/** A file of the site, and its size. */
interface Part {
  readonly file: string
  readonly bytes: number
}

function heavyLoad(page: RenderedPage, site: RenderedSite): Found[] {
  const budget = page.isLong ? budgets.longPage : budgets.page
  const scripts = loaded(page, 'script[src]', 'src', site)
  const sheets = loaded(page, 'link[rel="stylesheet"]', 'href', site)
  const parts = beyond(budget, [site.fileOf.get(page.path) ?? '', ...scripts, ...sheets], site)
  const found = () => `a first load of ${formatNumber(bytesOf(parts))} bytes (${sharesOf(parts)}${styles(page)})`
  const heavy = scripts.flatMap((file) => beyond(budgets.script, [file], site))
  return [
    ...(parts.length === 0 ? [] : [tooHeavy(found(), budget)]),
    ...heavy.map((script) => tooHeavy(`${script.file} of ${formatNumber(script.bytes)} bytes`, budgets.script, script)),
  ]
}

/** Inlined styles are often the part that grew. */
function styles(page: RenderedPage): string {
  const inline = all(page, 'style').map(({ rawText }) => rawText)
  return inline.length === 0 ? '' : `; its styles alone ${formatNumber(exact(Buffer.from(inline.join(''))))}`
}

/** A page loads all fonts of its styles, so they share one budget. */
function heavyFonts({ files }: RenderedSite): Found[] {
  const fonts = [...files]
    .filter(([file]) => file.endsWith('.woff2'))
    .map(([file, { length }]) => ({ file, bytes: length }))
    .sort((a, b) => b.bytes - a.bytes)
  if (bytesOf(fonts) <= budgets.font) return []
  return [tooHeavy(`fonts of ${formatNumber(bytesOf(fonts))} bytes (${sharesOf(fonts)})`, budgets.font, fonts[0])]
}

/** The sizes of files that together exceed a budget, the largest first; empty if they are within it. */
function beyond(budget: number, names: readonly string[], { files }: RenderedSite): Part[] {
  const weighed = (weigh: typeof exact) =>
    names.map((file) => ({ file, bytes: weigh(files.get(file) ?? new Uint8Array()) }))
  if (bytesOf(weighed(quick)) <= budget) return []
  const parts = weighed(exact).sort((a, b) => b.bytes - a.bytes)
  return bytesOf(parts) <= budget ? [] : parts
}

/** Hosts compress once at the highest quality, for all visitors. */
const exact = brotli(11)
/**
 * That takes long, so it is only done for files that exceed their budget at a faster quality, which is never smaller.
 */
const quick = brotli(5)

function brotli(quality: number): (bytes: Uint8Array) => number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality }
  return memo(1_000, (bytes) => brotliCompressSync(bytes, { params }).length)
}

function sharesOf(parts: readonly Part[]): string {
  return parts.map(({ file, bytes }) => `${file} ${formatNumber(bytes)}`).join(', ')
}

/** @param part the file to change, if it is not the template of a page */
function tooHeavy(found: string, budget: number, part?: Part): Found {
  const place = part && { page: `/${part.file}`, file: undefined }
  return { ...place, message: `found ${found}, expected at most ${formatNumber(budget)}` }
}

/** The files of the site that a page loads. */
function loaded(page: RenderedPage, selector: string, name: string, site: RenderedSite): string[] {
  const paths = values(page, selector, name).map((address) => locate(address, site, page.url) ?? '')
  return paths.flatMap((path) => site.fileOf.get(path) ?? [])
}
