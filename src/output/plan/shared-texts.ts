import { repeated } from '../../content/check/repeated'
import type { Problem } from '../../content/problem'
import type { ListedPage } from './list-pages'

/** A page with the texts that search engines show. */
interface ListedTexts extends ListedPage {
  readonly title: string
  readonly description: string
}

/** Titles and descriptions shared by several indexable pages; search results must be distinguishable. */
export function sharedTexts(pages: readonly ListedPage[]): Problem[] {
  const listed = pages.flatMap(textsOf)
  return (['title', 'description'] as const).flatMap((name) =>
    repeated(listed, (texts) => texts[name]).map(([{ page, template, [name]: text }, other]): Problem => {
      const places = `${other.page.address.path} and ${page.address.path}`
      const message = `found the same ${name} on ${places} (“${text}”), expected one of its own for each page`
      return { severity: 'warning', file: template.file, message }
    }),
  )
}

function textsOf({ page, template }: ListedPage): ListedTexts[] {
  const { head } = page
  return head.noindex ? [] : [{ page, template, title: head.title, description: head.description }]
}
