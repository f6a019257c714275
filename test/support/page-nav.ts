import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** The places of what is visible in the navigation of a page, from left to right. */
export async function boxesOf(page: Page, selector: string) {
  const boxes = await page
    .locator(selector)
    .filter({ visible: true })
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON()))
  return boxes.sort((one: DOMRect, other: DOMRect) => one.left - other.left)
}

/** Expects boxes to stand in one row, apart, each large enough for a finger. */
export function expectRow(boxes: readonly DOMRect[]) {
  for (const [index, { left, top, width, height }] of boxes.entries()) {
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    const before = boxes[index - 1]
    if (before === undefined) continue
    expect(left - before.right).toBeGreaterThanOrEqual(8)
    expect(Math.abs(top - before.top)).toBeLessThan(2)
  }
}

/** The numbers and dots that can be seen, in order. */
export function numbersOf(page: Page): Promise<string[]> {
  return page.locator('.page-nav-numbers > span').evaluateAll((parts) =>
    parts.flatMap((part) => {
      const dots = getComputedStyle(part, '::before').content.replaceAll('"', '')
      if (dots !== 'none') return [dots]
      return part.checkVisibility() ? [part.textContent?.replace('Page ', '') ?? ''] : []
    }),
  )
}
