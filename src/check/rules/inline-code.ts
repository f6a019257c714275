import type { HTMLElement } from 'node-html-parser'
import { all, opening } from '../site/elements'
import { markupErrors } from '../site/place'
import type { Rule } from '../site/rule'

/** Data blocks, which browsers do not execute. */
const dataTypes = ['application/ld+json', 'speculationrules', 'application/json', 'importmap']

/** A strict content security policy forbids inline scripts, and code and styles in attributes. */
export const inlineCodeRule: Rule = {
  id: 'inline-code',
  promise: 'no page has inline scripts, event handlers, javascript: links or style attributes',
  findOn: (page) => {
    const found = all(page, '*').filter(hasCode)
    const messages = found.map((element) => `found code or style in ${opening(element)}, expected none`)
    return markupErrors(page, messages, 'Put scripts into templates/client, and styles into a style sheet')
  },
}

function hasCode({ rawTagName, attributes }: HTMLElement): boolean {
  const names = Object.keys(attributes).map((name) => name.toLowerCase())
  const isCode = rawTagName === 'script' && !names.includes('src') && !dataTypes.includes(attributes.type ?? '')
  const leadsToCode = ['href', 'action', 'formaction', 'src'].some((name) =>
    /^\s*javascript:/i.test(attributes[name] ?? ''),
  )
  return isCode || leadsToCode || names.some((name) => name === 'style' || name.startsWith('on'))
}
