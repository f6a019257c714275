import { atField } from '../../content/parse/problem-at'
import { firstFew } from '../../lib/format-number'
import { dataTexts, dated } from '../site/data-texts'
import type { RenderedSite } from '../site/rendered-site'
import type { Found, Rule } from '../site/rule'

/** In milliseconds. */
const day = 86_400_000

/** Dates for visitors and machines are up to date. */
export const datesRule: Rule = {
  id: 'dates',
  promise: 'expiry dates and dates of change are up to date',
  severity: 'warning',
  fix: 'Write the date on which the text was last changed',
  find: (site) => [...expiry(site), ...toCome(site), ...oldTexts(site)],
}

/** RFC 9116, section 2.5.5: once it has expired, security.txt must not be used. */
function expiry(site: RenderedSite): Found[] {
  const { expires } = site.site.settings.security ?? {}
  if (expires === undefined) return []
  const left = Math.round((Date.parse(expires) - Date.parse(site.today)) / day)
  if (left > 30) return []
  // It expires as soon as that day begins.
  const state = left <= 0 ? 'is past' : `is in ${left} ${left === 1 ? 'day' : 'days'}`
  const written = dataTexts(site).find(({ text }) => text === expires)
  return [
    {
      severity: left <= 0 ? 'error' : 'warning',
      ...written?.place(),
      message: `found ${written?.field ?? 'the end of security.txt'} ${expires}, which ${state}, expected a date more than 30 days ahead`,
      fix: 'Check that the contact in security.txt is still right, then write a date within the next year',
    },
  ]
}

/** The sitemap publishes these dates. */
function toCome({ data, today }: RenderedSite): Found[] {
  // In some time zones, it is already tomorrow.
  const latest = new Date(Date.parse(today) + day).toISOString().slice(0, 10)
  return dated(data)
    .filter(({ updated }) => updated > latest)
    .map(({ updated, source }) => ({
      ...atField(source, ['updated']),
      message: `found the future date ${updated}, expected the date of the last change`,
    }))
}

/** A text may be old but correct, so this is a notice; one for all, so that it does not hide the rest. Markdown texts stay as they are. */
function oldTexts({ data, today }: RenderedSite): Found[] {
  const limit = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`
  const old = dated(data).filter(({ updated, source }) => updated < limit && source.body === undefined)
  const named = firstFew(old.map(({ source }) => source.file))
  return old.slice(0, 1).map(({ source }) => ({
    severity: 'notice',
    ...atField(source, ['updated']),
    message: `found data that nobody has updated for a year (${named}), expected newer data`,
    fix: 'Review the files, and write the date of the review into "updated"',
  }))
}
