import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { countMoving, cutOff, heightOfStuck, spaceText, unwanted, widestText, widthOf } from '../support/page-faults'
import { visit } from '../support/shared-tab'
import { kindsOfPages } from '../support/specified'

test.each(kindsOfPages)(
  '%s loads without an error, requests nothing from other sites, and fits every window',
  async (path) => {
    const page = await visit('about:blank')
    const troubles = watch(page)
    await page.goto(path)
    expect(troubles).toEqual([])
    expect(await page.evaluate(unwanted)).toEqual({ spaced: 0, smooth: 0, unmarked: 0, overflow: 'visible' })
    await page.setViewportSize({ width: 2560, height: 1400 })
    const letter = await page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))
    expect((await page.evaluate(widestText)) / letter, 'lines that can be read').toBeLessThanOrEqual(52)
    await page.setViewportSize({ width: 320, height: 225 })
    await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
    expect([await page.evaluate(widthOf), await page.evaluate(heightOfStuck)], 'at 400 % zoom').toEqual([320, 0])
    await page.evaluate(spaceText)
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      expect([await page.evaluate(widthOf), await page.evaluate(cutOff)], 'with spaced text').toEqual([width, []])
    }
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await page.evaluate(countMoving), 'without motion').toBe(0)
  },
)

/** Collects everything that goes wrong on a page, as it occurs. */
function watch(page: Page): string[] {
  const troubles: string[] = []
  page.on('pageerror', ({ message }) => troubles.push(`error: ${message}`))
  page.on('requestfailed', (request) => troubles.push(`failed: ${request.url()}`))
  page.on('response', (response) => {
    if (response.status() >= 400) troubles.push(`${response.status()}: ${response.url()}`)
  })
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) troubles.push(`console: ${message.text()}`)
  })
  return troubles
}
