// @module-tag long

import { beforeAll, expect, test } from 'vitest'
import { violationsIn } from '../support/axe'
import { sharedFolder } from '../support/folder'
import { narrow, siteBrowser } from '../support/real-site-browser'
import { runCli } from '../support/run-cli'

const folder = await sharedFolder()
beforeAll(async () => {
  const { exitCode, stderr } = await runCli(['--root', 'docs', '--out', `${folder}/dist`, '--quiet'], process.cwd())
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' })
})
const newPage = siteBrowser(() => `${folder}/dist`)

const paths = ['/', '/operators/texts-and-prices', '/reference/commands', '/404']

test.each(paths)('%s has no accessibility violations, wide and narrow, and fits into a phone', async (path) => {
  const page = await newPage()
  await page.goto(path)
  expect(await violationsIn(page), 'wide').toEqual([])
  await page.setViewportSize(narrow.viewport)
  expect(await violationsIn(page), 'narrow').toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
})

test('the search is used by the keyboard alone', async () => {
  const page = await newPage()
  await page.goto('/operators/texts-and-prices')
  await page.keyboard.press('/')
  await page.keyboard.type('precompress')
  await page.getByRole('link', { name: /^Publish a site: Compress ahead of time/ }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/hosts/overview#compress-ahead-of-time')
  await page.keyboard.press('/')
  await page.keyboard.type('price')
  await expect.poll(() => page.getByRole('search').getByRole('listitem').count()).toBeGreaterThan(1)
  expect(await violationsIn(page, ['light'])).toEqual([])
  await page.keyboard.press('Escape')
  expect(await page.getByRole('search').getByRole('listitem').count()).toBe(0)
})

test('the search loads its index once somebody uses it', async () => {
  const page = await newPage()
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(loaded).not.toContain('/search.json')
  await page.getByRole('searchbox').focus()
  await expect.poll(() => loaded).toContain('/search.json')
})

test('code is copied by a button', async () => {
  const page = await newPage({ permissions: ['clipboard-read', 'clipboard-write'] })
  await page.goto('/hosts/caddy')
  await page.getByRole('button', { name: 'Copy' }).first().click()
  await page.getByRole('button', { name: 'Copied' }).waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^npx build-site --host caddy --precompress\n/,
  )
})

test('without script there is neither search nor copying, and the menu opens on a phone', async () => {
  const page = await newPage({ ...narrow, javaScriptEnabled: false })
  await page.goto('/hosts/caddy')
  expect(await page.getByRole('searchbox').count()).toBe(0)
  expect(await page.getByRole('button', { name: 'Copy' }).count()).toBe(0)
  const link = page.getByRole('navigation', { name: 'Documentation' }).getByRole('link', { name: 'nginx' })
  expect(await link.isVisible()).toBe(false)
  await page.getByText('Menu', { exact: true }).click()
  await link.click()
  await page.waitForURL('**/hosts/nginx')
})

test('on a wide screen, the menu is open and shows the current page', async () => {
  const page = await newPage()
  await page.goto('/scale/shards')
  const current = page.locator('.menu [aria-current]')
  expect(await current.textContent()).toBe('Shards and limits of hosts')
  await expect.poll(() => current.evaluate((link) => link.getBoundingClientRect().bottom < innerHeight)).toBe(true)
})
