import type { HTMLElement } from 'node-html-parser'
import { repeated } from '../../lib/repeated'
import { all, attribute, opening, values } from '../site/elements'
import { isForeign } from '../site/locate'
import type { RenderedPage } from '../site/rendered-site'
import type { Rule } from '../site/rule'

/** Attributes that reference elements by id. */
const references = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-owns', 'popovertarget']

/** A duplicate or missing id breaks links, labels and scripts. */
export const idsRule: Rule = {
  id: 'ids',
  promise: 'every id is unique on its page, and every reference to an id finds its element',
  fix: 'Give each element a unique id, and use exactly that id in references',
  findOn: (page) => [...repeatedIds(page), ...references.flatMap((name) => lostIds(page, name))],
}

function repeatedIds(page: RenderedPage): string[] {
  const twice = repeated(values(page, '[id]', 'id'), (id) => id).map(([id]) => id)
  return Array.from(new Set(twice), (id) => `found the id ${id} more than once, expected it once`)
}

function lostIds(page: RenderedPage, name: string): string[] {
  return all(page, `[${name}]`).flatMap((element) =>
    attribute(element, name)
      .split(/\s+/)
      .filter((id) => id !== '' && !page.ids.has(id))
      .map((id) => `found ${name}="${id}" in ${opening(element)}, expected an element with that id on the page`),
  )
}

/** A language tag according to BCP 47. */
const language = /^[a-z]{2,8}(-[a-z\d]{1,8})*$/i

/** What screen readers need to know about the page as a whole (WCAG 2.2: 2.4.1, 3.1.1). */
export const landmarksRule: Rule = {
  id: 'landmarks',
  promise: 'every page states its language and has one main landmark',
  fix: 'Correct the layout of the page (templates/layout/document.tsx)',
  findOn: (page) => {
    const mains = all(page, 'main:not([hidden]), [role=main]').length
    return [
      ...(values(page, 'html', 'lang').some((tag) => language.test(tag))
        ? []
        : ['found no language on <html>, expected one such as lang="en"']),
      ...(mains === 1 ? [] : [`found ${mains === 0 ? 'no' : mains} main landmarks, expected one <main>`]),
    ]
  },
}

/** A page of another site that is opened must not get access to the opener or the referrer. */
export const newTabsRule: Rule = {
  id: 'new-tabs',
  promise: 'links that open another site in a new tab have rel="noopener noreferrer"',
  fix: 'Use the component for external links, or add the attribute',
  findOn: (page, site) =>
    all(page, 'a[target="_blank"], area[target="_blank"], form[target="_blank"]').flatMap((link) => {
      const href = attribute(link, 'href') || attribute(link, 'action')
      const rel = attribute(link, 'rel').split(/\s+/)
      const isSafe = rel.includes('noopener') && rel.includes('noreferrer')
      if (isSafe || !isForeign(href, site, page.url)) return []
      return `found a link to ${href} that opens a new tab, expected rel="noopener noreferrer" on it`
    }),
}

/** Data blocks, which browsers do not execute. */
const dataTypes = ['application/ld+json', 'speculationrules', 'application/json', 'importmap']

/** A strict content security policy forbids inline scripts, and code and styles in attributes. */
export const inlineCodeRule: Rule = {
  id: 'inline-code',
  promise: 'no page has inline scripts, event handlers, javascript: links or style attributes',
  fix: 'Put scripts into templates/client, and styles into a style sheet',
  findOn: (page) =>
    all(page, '*')
      .filter(hasCode)
      .map((element) => `found code or style in ${opening(element)}, expected none`),
}

function hasCode({ rawTagName, attributes }: HTMLElement): boolean {
  const named = new Map(Object.entries(attributes).map(([name, value]) => [name.toLowerCase(), value]))
  const isCode = rawTagName === 'script' && !named.has('src') && !dataTypes.includes(named.get('type') ?? '')
  return isCode || [...named].some(([name, value]) => /^(style$|on)/.test(name) || isCodeAddress(name, value))
}

function isCodeAddress(name: string, value: string): boolean {
  return ['href', 'action', 'formaction', 'src'].includes(name) && /^\s*javascript:/i.test(value)
}
