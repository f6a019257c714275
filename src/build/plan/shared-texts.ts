import { eachOrAll } from '../../content/checks/each-or-all'
import { firstFew, formatNumber } from '../../lib/format-number'
import { groupedBy } from '../../lib/grouped-by'
import type { Problem } from '../../lib/problem'
import type { ListedPage } from '../../pages/page'

/** Titles and descriptions shared by several indexable pages; search results must be distinguishable. */
export function sharedTexts(pages: readonly ListedPage[], filesOf: (path: string) => readonly string[]): Problem[] {
  const listed = pages.filter(({ page }) => page.head.noindex !== true)
  return (['title', 'description'] as const).flatMap((name) => {
    const problemOn = (where: string, { page, template }: ListedPage): Problem => {
      const message = `found the same ${name} on ${where} (“${page.head[name]}”), expected a different one for each page`
      return { severity: 'warning', file: filesOf(page.address.path)[0] ?? template.file, message }
    }
    return [...groupedBy(listed, ({ page }) => page.head[name]).values()].flatMap((group) =>
      eachOrAll(group.slice(1), {
        each: (again) => problemOn(pathsOf([...group.slice(0, 1), again]).join(' and '), again),
        all: (_, again) => problemOn(`${formatNumber(group.length)} pages, ${firstFew(pathsOf(group))}`, again),
      }),
    )
  })
}

function pathsOf(group: readonly ListedPage[]): string[] {
  return group.map(({ page }) => page.address.path)
}
