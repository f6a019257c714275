import { parsedUrl } from '../../lib/parsed-url'
import { type Load, loads, sheetLoads } from '../site/loads'
import { isForeign } from '../site/locate'
import { linkInProse } from '../site/place'
import type { RenderedSite } from '../site/rendered-site'
import type { FoundFault, Rule } from '../site/rule'

/** Whatever a page loads from another site discloses the visitor to that site. */
export const thirdPartiesRule: Rule = {
  id: 'third-parties',
  promise: 'no page and no style sheet loads anything from another site, except what the settings allow',
  fix: 'Keep a copy in templates/static and load that, or remove it',
  find: (site) =>
    sheetLoads(site).flatMap(({ page, base, ...load }) =>
      foreign('style sheet', load, base, site).map((fault) => ({ page, ...fault })),
    ),
  findOn: (page, site) =>
    loads(page).flatMap((load) =>
      foreign('page', load, page.url, site).map((fault) => ({ ...linkInProse(page, site, load.address), ...fault })),
    ),
}

/** The message about something that comes from another site. */
function foreign(what: string, { address, kinds }: Load, base: string, { site }: RenderedSite): FoundFault[] {
  if (address === '' || !isForeign(address, { site }, base)) return []
  const origin = parsedUrl(address, base)?.origin ?? ''
  if (!kinds.some((kind) => site.settings.policy?.[kind]?.includes(origin))) {
    return [{ message: `found that the ${what} loads ${address}, expected a file of this site` }]
  }
  const message = `found that pages load from ${origin}, which the settings allow`
  const fix = 'Say in the privacy policy what it learns about visitors'
  // The same for all pages.
  return [{ severity: 'notice', file: undefined, line: undefined, message, fix }]
}
