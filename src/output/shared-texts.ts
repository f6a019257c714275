import { repeated } from '../content/check/repeated'
import type { Problem } from '../content/problem'
import type { ListedPage } from './list-pages'

/** Titles and descriptions that several pages have, of those that search engines list: a result must say which is which. */
export function sharedTexts(pages: readonly ListedPage[]): Problem[] {
  const listed = pages.filter(({ page }) => !page.head.noindex)
  return (['title', 'description'] as const).flatMap((name) =>
    repeated(listed, ({ page }) => page.head[name]).map(([{ page, template }, other]): Problem => {
      const places = `${other.page.address.path} and ${page.address.path}`
      const message = `found the same ${name} on ${places} (“${page.head[name]}”), expected one of its own for each page`
      return { severity: 'warning', file: template.file, message }
    }),
  )
}
