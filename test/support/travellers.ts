import type { Page } from 'playwright-core'

/** The elements with a view transition name in the current styles. */
export function travellers(page: Page, name: string): Promise<string[]> {
  return page.evaluate(
    (wanted) =>
      [...document.querySelectorAll('*')]
        .filter((element) => getComputedStyle(element).viewTransitionName === wanted)
        .map((element) => element.closest('[data-card]')?.id || element.tagName),
    name,
  )
}
