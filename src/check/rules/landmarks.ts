import { all, attribute } from '../site/elements'
import { markupErrors } from '../site/place'
import type { Rule } from '../site/rule'

/** What screen readers need to know about the page as a whole (WCAG 2.2: 2.4.1, 3.1.1). */
export const landmarksRule: Rule = {
  id: 'landmarks',
  promise: 'every page says its language and has one main landmark',
  findOn: (page) => {
    const languages = all(page, 'html').map((html) => attribute(html, 'lang'))
    const mains = all(page, 'main:not([hidden]), [role=main]').length
    const missing = [
      ...(languages.some(isLanguage) ? [] : ['found no language on <html>, expected one such as lang="en"']),
      ...(mains === 1 ? [] : [`found ${mains === 0 ? 'no' : mains} main landmarks, expected one <main>`]),
    ]
    return markupErrors(page, missing, 'Correct the layout of the page (templates/layout/document.tsx)')
  },
}

/** Whether a text is a language tag according to BCP 47. */
function isLanguage(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1 && tag !== ''
  } catch {
    return false
  }
}
