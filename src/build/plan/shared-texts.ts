import { firstFew } from '../../lib/format-number'
import { groupedBy } from '../../lib/grouped-by'
import type { Problem } from '../../lib/problem'
import type { ListedPage } from '../../pages/page'

/** Titles and descriptions shared by several indexable pages; search results must be distinguishable. */
export function sharedTexts(pages: readonly ListedPage[], filesOf: (path: string) => readonly string[]): Problem[] {
  const listed = pages.filter(({ page }) => page.head.noindex !== true)
  return (['title', 'description'] as const).flatMap((name) => {
    return [...groupedBy(listed, ({ page }) => page.head[name]).values()].flatMap((group) =>
      group.slice(1, 2).map((again) => {
        const where = firstFew(group.map(({ page }) => page.address.path))
        const message = `found the same ${name} on ${where} (“${again.page.head[name]}”), expected a different one for each page`
        return {
          severity: 'warning' as const,
          file: filesOf(again.page.address.path)[0] ?? again.template.file,
          message,
        }
      }),
    )
  })
}
