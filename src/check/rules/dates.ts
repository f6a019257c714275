import { firstFew } from '../../lib/format-number'
import { day, latestDay } from '../site/day'
import type { Fault } from '../site/finding'
import { atField } from '../site/place'
import type { RenderedSite } from '../site/rendered-site'
import type { Rule } from '../site/rule'

/** Dates for visitors and machines are up to date. */
export const datesRule: Rule = {
  id: 'dates',
  promise: 'copyright year, expiry and days of change are up to date',
  find: (site) => [...copyright(site), ...expiry(site), ...toCome(site), ...oldLegal(site), ...oldTexts(site)],
}

function copyright({ data: { site }, today }: RenderedSite): Fault[] {
  const year = Number(today.slice(0, 4))
  if (site.value.copyrightYear === year) return []
  const message = `found copyrightYear ${site.value.copyrightYear}, expected ${year}`
  return [{ severity: 'warning', ...atField(site.source, ['copyrightYear']), message, fix: `Write ${year}` }]
}

/** RFC 9116, section 2.5.5: once it has expired, security.txt must not be used. */
function expiry({ data: { site }, today }: RenderedSite): Fault[] {
  const left = Math.round((Date.parse(site.value.securityExpires) - Date.parse(today)) / day)
  if (left > 30) return []
  // It expires as soon as that day begins.
  const state = left <= 0 ? 'is past' : `is in ${left} ${left === 1 ? 'day' : 'days'}`
  return [
    {
      severity: left <= 0 ? 'error' : 'warning',
      ...atField(site.source, ['securityExpires']),
      message: `found securityExpires ${site.value.securityExpires}, which ${state}, expected a date more than 30 days ahead`,
      fix: 'Check that the contact in security.txt is still right, then write a date within the next year',
    },
  ]
}

/** The sitemap publishes these dates. */
function toCome({ data, today }: RenderedSite): Fault[] {
  const latest = latestDay(today)
  return Object.values(data)
    .flat()
    .filter(({ value }) => value.updated > latest)
    .map(({ value, source }) => ({
      severity: 'warning',
      ...atField(source, ['updated']),
      message: `found the future date ${value.updated}, expected the date of the last change`,
      fix: 'Write the date on which the text was last changed',
    }))
}

function oldLegal({ data: { legal }, today }: RenderedSite): Fault[] {
  return legal
    .filter(({ value }) => isOld(value.updated, today))
    .map(({ value, source }) => ({
      severity: 'warning',
      ...atField(source, ['updated']),
      message: `found a legal text last updated on ${value.updated}, expected one reviewed within the last year`,
      fix: 'Review the text, and write the date of the review into "updated"',
    }))
}

/** A text may be old but correct, so this is a notice; one for all, so that it does not hide the rest. */
function oldTexts({ data, today }: RenderedSite): Fault[] {
  const { legal, ...others } = data
  const old = Object.values(others)
    .flat()
    .filter(({ value }) => isOld(value.updated, today))
  const named = firstFew(old.map(({ source }) => source.file))
  return old.slice(0, 1).map(({ source }) => ({
    severity: 'notice',
    ...atField(source, ['updated']),
    message: `found data that nobody has updated for a year (${named}), expected newer data`,
    fix: 'Review the files, and write the date of the review into "updated"',
  }))
}

function isOld(updated: string, today: string): boolean {
  const limit = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`
  return updated < limit
}
