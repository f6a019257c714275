import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { renderMarkdown } from '../../src/content/markdown/markdown'
import { violationsIn } from '../support/axe'
import { long } from '../support/long'
import { visit } from '../support/shared-tab'
import { readSiteFile } from '../support/site-files'
import { everyBlock, wideTable } from '../support/wide-markdown'

/** The page of the terms with another text. */
async function pageWith(markdown: string, width: number): Promise<{ page: Page; faults: string[] }> {
  const page = await visit('about:blank', { size: [width, 780] })
  const { html } = renderMarkdown(markdown, (path) => path)
  const [before = '', after = ''] = readSiteFile('terms-of-use.html').split(
    /<div class="?prose"?>.*<\/div>(?=<\/article>)/s,
  )
  expect(after).toContain('</html>')
  const faults: string[] = []
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  const wide = '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="400"><path d="M0 0h1600v400H0Z"/></svg>'
  await page.route('**/wide.svg', (route) => route.fulfill({ contentType: 'image/svg+xml', body: wide }))
  await page.route('**/terms-of-use', (route) =>
    route.fulfill({ contentType: 'text/html', body: `${before}<div class="prose">${html}</div>${after}` }),
  )
  await page.goto('/terms-of-use')
  return { page, faults }
}

test('every block is as wide as a phone at most, and all together break no rule of the page', long, async () => {
  const { page, faults } = await pageWith(everyBlock(), 320)
  for (const size of ['100%', '200%']) {
    const wide = await page.evaluate((size) => {
      document.documentElement.style.fontSize = size
      const blocks = document.querySelectorAll('html, .prose :is(p, pre, li, img, blockquote, .table)')

      const outside = [...blocks]
        .filter((block) => block.getBoundingClientRect().right > 320)
        .map(({ outerHTML }) => outerHTML)
      return [document.documentElement.scrollWidth, outside]
    }, size)
    expect(wide, size).toEqual([320, []])
  }
  expect(faults).toEqual([])
  await page.evaluate(() => document.documentElement.removeAttribute('style'))
  expect(await violationsIn(page)).toEqual([])
})

/** The words of a table on more than one line, and how its cells are aligned. */
function tableOf(page: Page) {
  return page.locator('.prose table').evaluate((table) => {
    const broken: string[] = []
    for (const cell of table.querySelectorAll('th, td')) {
      const text = cell.firstChild
      for (const { 0: word, index } of (text?.textContent ?? '').matchAll(/\S+/g)) {
        const range = document.createRange()
        if (text) range.setStart(text, index)
        if (text) range.setEnd(text, index + word.length)
        if (range.getClientRects().length > 1) broken.push(word)
      }
    }
    return { broken, aligned: Array.from(table.querySelectorAll('td'), (cell) => getComputedStyle(cell).textAlign) }
  })
}

test('no word of a table is broken, its columns are aligned, and it is scrolled by keyboard but not on paper', async () => {
  const { page } = await pageWith(wideTable, 1280)
  const table = page.locator('.prose .table')
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 780 })
    expect(await tableOf(page)).toEqual({ broken: [], aligned: ['start', 'center', 'start', 'end', 'end'] })
  }
  await page.locator('.legal-contents a').last().focus()
  await page.keyboard.press('Tab')
  expect(await table.evaluate((box) => document.activeElement === box)).toBe(true)
  await page.keyboard.press('ArrowRight')
  await page.waitForFunction(() => (document.activeElement?.scrollLeft ?? 0) > 0)
  await page.setViewportSize({ width: 703, height: 780 })
  await page.emulateMedia({ media: 'print' })
  const cut = await table.evaluate((box) => [box.scrollWidth - box.clientWidth, getComputedStyle(box).overflowX])
  expect(cut).toEqual([0, 'visible'])
})
