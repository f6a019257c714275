import { expect, test } from 'vitest'
import { focused, tabTo } from '../support/focused'
import { visit } from '../support/shared-tab'

test('the first tab stop of every page skips the navigation', async () => {
  const page = await visit('/vistaset')
  await page.keyboard.press('Tab')
  expect(await focused(page)).toBe('Skip to content')
  await page.keyboard.press('Enter')
  // The address changes before the browser has moved to the content, and so taken the focus from the link.
  await page.waitForFunction(() => document.activeElement === document.body)
  expect(page.url()).toMatch(/#main$/)
  await page.keyboard.press('Tab')
  expect(await focused(page)).toContain('Back to Vista Collection')
})

test('by keyboard from the search to a purchase', async () => {
  const page = await visit('/domains')
  const rows = page.getByRole('rowheader').filter({ visible: true })
  await tabTo(page, 'Search the domains')
  await page.keyboard.type('vista s')
  expect(await rows.count()).toBeGreaterThan(1)
  for (const name of ['Search', 'Collection', 'Order']) {
    await page.keyboard.press('Tab')
    expect(await focused(page)).toBe(name)
  }
  await page.keyboard.press('ArrowDown')
  expect(await page.evaluate(() => location.search)).toBe('?q=vista+s&sort=name')
  const hosts = await rows.getByRole('link').allTextContents()
  expect(hosts).toEqual([...hosts].sort())
  await page.keyboard.press('Tab')
  expect(await focused(page)).toBe('Show all')
  await page.keyboard.press('Tab')
  expect(await focused(page)).toMatch(/^Up to \$75K/)
  await page.keyboard.press('Tab')
  expect(await focused(page)).toBe(hosts[0])
  await page.keyboard.press('Tab')
  expect(await focused(page)).toMatch(/^Buy/)
  // Back to the prices: arrows choose among them.
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('ArrowLeft')
  expect(await page.evaluate(() => location.search)).toBe('?q=vista+s&sort=name&max=50000')
})

test('by keyboard through a card: its link, its details, its website, its purchase', async () => {
  const page = await visit('/ai-collection-portfolio')
  await page.getByRole('heading', { name: 'JumpinAI' }).getByRole('link').focus()
  await page.keyboard.press('Tab')
  expect(await focused(page)).toContain('Investor details')
  await page.keyboard.press('Space')
  expect(await page.locator('article details[open]').count()).toBe(1)
  await page.keyboard.press('Tab')
  expect(await focused(page)).toMatch(/^jumpinai\.com/)
  await page.keyboard.press('Tab')
  expect(await focused(page)).toMatch(/^Buy this domain now/)
})

test('the focused element is never behind the sticky bar', async () => {
  // With reduced motion, scrolling is instant.
  const page = await visit('/vista-collection-portfolio', { reducedMotion: 'reduce' })
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await page.locator('#vistakingdom .card-link').focus()
  for (let presses = 0; presses < 12; presses++) {
    await page.keyboard.press('Shift+Tab')
    const hidden = await page.evaluate(() => {
      const bar = document.querySelector('.site-header')?.getBoundingClientRect().bottom ?? 0
      const box = document.activeElement?.getBoundingClientRect()
      return box !== undefined && box.bottom <= bar
    })
    expect(hidden, await focused(page)).toBe(false)
  }
})

test('a walk by keyboard along the skyline, which leads to the page of a brand', async () => {
  const page = await visit('/', { size: [1440, 900] })
  await tabTo(page, 'Explore AI Collection')
  const names = ['JumpinAI', 'VistaReady', 'VistaMansions', 'AIRushConsulting', 'VistaSet']
  const met: string[] = []
  for (const _ of names) {
    await page.keyboard.press('Tab')
    met.push(await focused(page))
  }
  expect(met.map((text) => text.replace(/\$.*/, '')).sort()).toEqual(names.toSorted())
  const last = await page.evaluate(() => document.activeElement?.getAttribute('href') ?? '')
  await page.keyboard.press('Enter')
  await page.waitForURL(`**${last}`)
})

test('a walk by keyboard through the segments of a portfolio, and to a card', async () => {
  const page = await visit('/vista-collection-portfolio')
  await page.getByRole('radio', { name: 'All 29' }).focus()
  const brands = page.locator('.brand-index li').filter({ visible: true })
  expect(await brands.count()).toBe(29)
  await page.keyboard.press('ArrowRight')
  expect(await brands.count()).toBe(3)
  await page.keyboard.press('Tab')
  expect(await focused(page)).toContain('VistaMansions')
  await page.keyboard.press('Enter')
  await page.waitForURL('**#vistamansions')
})

test('a walk by keyboard through the shortlist', async () => {
  const page = await visit('/domains')
  const picks = page.getByRole('checkbox', { name: /^Shortlist / })
  for (const at of [1, 3]) {
    await picks.nth(at).focus()
    await page.keyboard.press('Space')
  }
  await page.getByRole('checkbox', { name: 'Show only my shortlist' }).focus()
  await page.keyboard.press('Space')
  expect(await page.locator('tbody tr').filter({ visible: true }).count()).toBe(2)
})
