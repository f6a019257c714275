import { expect, test } from 'vitest'
import { realSiteBrowser } from '../support/real-site-browser'

const newPage = realSiteBrowser()

test.each([
  [320, ['investors@', 'example.com']],
  [375, ['investors@example.com']],
])('at %i pixels the address breaks after its at sign or not at all', async (width, lines) => {
  const page = await newPage({ viewport: { width, height: 640 } })
  await page.goto('/contact')
  await page.evaluate(() => document.fonts.ready)
  const letters = await page.locator('.contact-email a').evaluate((link) => {
    const texts = [...link.childNodes].filter((node) => node instanceof Text)
    return texts.flatMap((text) =>
      [...text.data].map((letter, at) => {
        const range = new Range()
        range.setStart(text, at)
        range.setEnd(text, at + 1)
        return { letter, top: Math.round(range.getBoundingClientRect().top) }
      }),
    )
  })
  const tops = [...new Set(letters.map(({ top }) => top))]
  const shown = tops.map((line) => letters.filter(({ top }) => top === line).map(({ letter }) => letter))
  expect(shown.map((line) => line.join(''))).toEqual(lines)
})
