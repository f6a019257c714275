import { eachOrAll, repeated } from '../../content/checks/repeated'
import { firstFew, formatNumber } from '../../lib/format-number'
import { groupedBy } from '../../lib/grouped-by'
import type { Problem } from '../../lib/problem'
import type { ListedPage } from '../../pages/page'

/** A page with the texts that search engines show. */
interface ListedTexts extends ListedPage {
  readonly title: string
  readonly description: string
}

/** A page, and the first one that has the same text. */
type Again = readonly [again: ListedTexts, first: ListedTexts]

/**
 * Titles and descriptions shared by several indexable pages; search results must be distinguishable.
 *
 * @param filesOf finds the data files of a page
 */
export function sharedTexts(pages: readonly ListedPage[], filesOf: (path: string) => readonly string[]): Problem[] {
  const listed = textsOf(pages)
  return (['title', 'description'] as const).flatMap((name) => {
    const again = repeated(listed, (texts) => texts[name])
    const groups = groupedBy(again, ([texts]) => texts[name])
    const problemOn = (where: string, [{ page, template, [name]: text }]: Again): Problem => {
      const message = `found the same ${name} on ${where} (“${text}”), expected one of its own for each page`
      return { severity: 'warning', file: filesOf(page.address.path)[0] ?? template.file, message }
    }
    return [...groups.values()].flatMap((group) =>
      eachOrAll(group, {
        each: (again) => problemOn(pathsOf([again]).join(' and '), again),
        all: (all, again) => problemOn(`${formatNumber(all.length + 1)} pages, ${firstFew(pathsOf(all))}`, again),
      }),
    )
  })
}

/** The path of the first page, and those of all others. */
function pathsOf(group: readonly Again[]): string[] {
  const [first] = group
  const paths = group.map(([{ page }]) => page.address.path)
  return first === undefined ? paths : [first[1].page.address.path, ...paths]
}

function textsOf(pages: readonly ListedPage[]): ListedTexts[] {
  const listed: ListedTexts[] = []
  for (const { page, template } of pages) {
    const { head } = page
    if (!head.noindex) listed.push({ page, template, title: head.title, description: head.description })
  }
  return listed
}
