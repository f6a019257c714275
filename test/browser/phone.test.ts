import { expect, test } from 'vitest'
import { narrow, realSiteBrowser } from '../support/real-site-browser'
import { visit } from '../support/shared-tab'

const newPage = realSiteBrowser()

test('the address breaks after its at sign or not at all', async () => {
  const page = await visit('/contact')
  await page.evaluate(() => document.fonts.ready)
  const lines = () =>
    page.locator('.contact-email a').evaluate((link) => {
      const texts = [...link.childNodes].filter((node) => node instanceof Text)
      const letters = texts.flatMap((text) =>
        [...text.data].map((letter, at) => {
          const range = new Range()
          range.setStart(text, at)
          range.setEnd(text, at + 1)
          return { letter, top: Math.round(range.getBoundingClientRect().top) }
        }),
      )
      const tops = [...new Set(letters.map(({ top }) => top))]
      return tops.map((line) => letters.flatMap(({ letter, top }) => (top === line ? letter : [])).join(''))
    })
  await page.setViewportSize({ width: 280, height: 640 })
  expect(await lines()).toEqual(['investors@', 'example.com'])
  await page.setViewportSize({ width: 375, height: 640 })
  expect(await lines()).toEqual(['investors@example.com'])
})

/** In pixels: the minimum size for a finger (art direction, "States"). */
const finger = 44

test('standalone targets are large enough for a finger', async () => {
  const page = await newPage({ ...narrow, hasTouch: true, isMobile: true })
  for (const path of ['/', '/vista-collection-portfolio', '/vistaset', '/domains', '/contact', '/privacy-policy']) {
    await page.goto(path)
    const small = await page.evaluate((finger) => {
      const targets = [...document.querySelectorAll('a, button, summary, select, input')]
      // Links within a sentence have the height of its line, and the link of a card covers the card.
      const alone = targets.filter((target) => {
        const { parentElement: parent } = target
        return parent?.textContent.trim() === target.textContent.trim() && !target.matches('.card-link, .skip-link')
      })
      const boxes = alone.map((target) => [target.textContent || target.id, target.getBoundingClientRect()] as const)
      return boxes.filter(([, { width, height }]) => height > 0 && (height < finger || width < finger)).map(String)
    }, finger)
    expect(small, path).toEqual([])
  }
})
