import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Waits until the top of a card is in sight, with a little air between it and the sticky header. */
export async function expectTop(page: Page, id: string): Promise<void> {
  const air = () =>
    page.locator(`#${id}`).evaluate((card) => {
      const header = document.querySelector('body > header')?.getBoundingClientRect().bottom ?? 0
      const { top } = card.getBoundingClientRect()
      return top > header && top < header + 24
    })
  // Not before the script has scrolled, too, and so has marked the card as its own.
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.scrolled)).toBe('yes')
  await expect.poll(air, { timeout: 5_000 }).toBe(true)
}

/** Notes in the page when the script scrolls: a card is scrolled to by the browser, too. */
export function noteScrolling(page: Page) {
  return page.addInitScript(() => {
    const { scrollIntoView } = Element.prototype
    Element.prototype.scrollIntoView = function scroll(options) {
      document.documentElement.dataset.scrolled = 'yes'
      scrollIntoView.call(this, options)
    }
  })
}
