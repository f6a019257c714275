import type { Page } from 'playwright-core'

/** The upper and lower edge, in pixels, of what no bar covers. */
export function freeOf(page: Page): Promise<[number, number]> {
  return page.evaluate(() => {
    const stuck = [...document.querySelectorAll('.site-header, .back, .buy-bar')].filter((bar) => {
      return bar.checkVisibility() && getComputedStyle(bar).position === 'sticky'
    })
    const boxes = stuck.map((bar) => bar.getBoundingClientRect())
    const above = boxes.filter(({ top }) => top < innerHeight / 2).map(({ bottom }) => bottom)
    const below = boxes.filter(({ bottom }) => bottom > innerHeight / 2).map(({ top }) => top)
    return [Math.max(0, ...above), Math.min(innerHeight, ...below)]
  })
}

/** What is for sale on a brand page, and in view: not cut off by the window, nor covered by anything. */
export function offersInView(page: Page): Promise<string[]> {
  return page.locator('.price-tag strong, .acquisition .button, .buy-bar .button').evaluateAll((parts) =>
    parts
      .filter((part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect()
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
        return bottom <= innerHeight && part.checkVisibility() && (part === hit || part.contains(hit))
      })
      .map((part) => part.firstChild?.textContent ?? ''),
  )
}
