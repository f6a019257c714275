// @module-tag long

import { expect, test } from 'vitest'
import { renderMarkdown } from '../../src/content/markdown/markdown'
import { violationsIn } from '../support/axe'
import { realSiteBrowser } from '../support/real-site-browser'
import { readSiteFile } from '../support/site-files'

const newPage = realSiteBrowser()

const address = `https://studio.company/${'a-long-address/'.repeat(12)}`
const word = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz'.repeat(2)
const wideTable = [
  '| Data | Purpose | Legal basis | Kept for | Price |',
  '|:-----|:-------:|-------------|---------:|------:|',
  '| Address of the person who writes | Security and internationalization | Interests (Article 6) | 24 months | $12,000 |',
].join('\n')

/** What Markdown can make, each as wide as it gets. */
const blocks: Readonly<Record<string, string>> = {
  'an indented block': `An address:\n\n    ${'Northmark Holdings, '.repeat(12)}\n    ${address}`,
  'a block with a fence': `\`\`\`js\n${word} = '${address}'\n\`\`\``,
  'code in a line': `\`${word}\``,
  'a long word and an address': `${word} ${address} [${address}](${address})`,
  'a table': wideTable,
  'a table with an address': `| a | b |\n|---|---|\n| ${address} | \`${word}\` |`,
  'a table without headings': `| | |\n|---|---|\n| a | b |`,
  'an image': '![A wide picture](/wide.svg)',
  'a quotation': `> ${word}\n>\n> > ${wideTable.replaceAll('\n', '\n> > ')}\n> > - ![A wide picture](/wide.svg)`,
  'lists in lists': `1. a\n   - b\n     - c\n       - ${word}\n\n             ${address}\n\n         ${wideTable.replaceAll('\n', '\n         ')}`,
  'headings of all levels': ['##', '###', '####', '#####', '######'].map((level) => `${level} ${word}`).join('\n\n'),
  'a rule': 'a\n\n---\n\nb',
}

/** The page of the terms with another text. */
async function pageWith(markdown: string, width: number) {
  const page = await newPage({ viewport: { width, height: 780 } })
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

test.each(Object.entries(blocks))(
  '%s is as wide as a phone at most, and breaks no rule of the page',
  async (_, markdown) => {
    const { page, faults } = await pageWith(`## Section\n\n${markdown}`, 320)
    for (const size of ['100%', '200%']) {
      const widths = await page.evaluate((size) => {
        document.documentElement.style.fontSize = size
        const blocks = Array.from(document.querySelectorAll('.prose :is(p, pre, li, img, blockquote, .table)'))
        return [document.documentElement.scrollWidth, ...blocks.map((block) => block.getBoundingClientRect().right)]
      }, size)
      expect(Math.max(...widths)).toBeLessThanOrEqual(320)
    }
    expect(faults).toEqual([])
  },
)

test.each([320, 1280])('no word of a table is broken at %i pixels, and its columns are aligned', async (width) => {
  const { page } = await pageWith(wideTable, width)
  const { broken, aligned } = await page.locator('.prose table').evaluate((table) => {
    const words: string[] = []
    for (const cell of table.querySelectorAll('th, td')) {
      const text = cell.firstChild
      for (const { 0: word, index } of (text?.textContent ?? '').matchAll(/\S+/g)) {
        const range = document.createRange()
        if (text) range.setStart(text, index)
        if (text) range.setEnd(text, index + word.length)
        if (range.getClientRects().length > 1) words.push(word)
      }
    }
    const cells = Array.from(table.querySelectorAll('td'), (cell) => getComputedStyle(cell).textAlign)
    return { broken: words, aligned: cells }
  })
  expect({ broken, aligned }).toEqual({ broken: [], aligned: ['start', 'center', 'start', 'end', 'end'] })
})

test('a table that is wider than a phone is scrolled with the keyboard', async () => {
  const { page } = await pageWith(wideTable, 320)
  const table = page.locator('.prose .table')
  await page.locator('.legal-contents a').last().focus()
  await page.keyboard.press('Tab')
  expect(await table.evaluate((box) => document.activeElement === box)).toBe(true)
  await page.keyboard.press('ArrowRight')
  await page.waitForFunction(() => (document.activeElement?.scrollLeft ?? 0) > 0)
})

test('nothing of a table is cut off on paper', async () => {
  const { page } = await pageWith(wideTable, 703)
  await page.emulateMedia({ media: 'print' })
  const [width, overflow] = await page
    .locator('.prose .table')
    .evaluate((box) => [box.scrollWidth - box.clientWidth, getComputedStyle(box).overflowX])
  expect([width, overflow]).toEqual([0, 'visible'])
})

test('a text with everything has no accessibility violations', async () => {
  const { 'headings of all levels': headings = '', ...others } = blocks
  const { page } = await pageWith(['## Section', ...Object.values(others), headings].join('\n\n'), 375)
  expect(await violationsIn(page)).toEqual([])
})
