import { expect, test } from 'vitest'
import { realSiteBrowser } from '../support/real-site-browser'
import { brands } from '../support/specified'

const newPage = realSiteBrowser()

/** How many pages a PDF has. */
function pagesOf(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

test('every brand prints as a single page, of A4 and of Letter', async () => {
  const page = await newPage()
  const counts: Record<string, number> = {}
  for (const { slug } of brands) {
    await page.goto(`/${slug}`)
    for (const format of ['A4', 'Letter'])
      counts[`${slug} on ${format}`] = pagesOf(await page.pdf({ format, printBackground: true }))
  }
  expect(Object.entries(counts).filter(([, count]) => count !== 1)).toEqual([])
})

test('a portfolio prints with its charts, all investor details and no buttons', async () => {
  const page = await newPage()
  await page.goto('/ai-collection-portfolio')
  await page.emulateMedia({ media: 'print' })
  const details = page.getByText('Risk Mitigation').filter({ visible: true })
  expect(await details.count()).toBe(7)
  expect(await page.getByRole('figure', { name: 'Market Size by Brand' }).isVisible()).toBe(true)
  expect(await page.getByRole('button').filter({ visible: true }).count()).toBe(0)
})

test('the domains print as a price list: names and prices, no search, no buttons', async () => {
  const page = await newPage()
  await page.goto('/domains')
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByRole('search').isVisible()).toBe(false)
  expect(await page.getByRole('link', { name: /^Buy/ }).filter({ visible: true }).count()).toBe(0)
  expect(await page.getByRole('rowheader').filter({ visible: true }).count()).toBe(40)
  expect(await page.getByRole('cell').getByText('$75,000').first().isVisible()).toBe(true)
})
