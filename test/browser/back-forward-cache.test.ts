// @module-tag long

import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { cachingBrowser } from '../support/caching-browser'

/** Debian's Chromium. The one from the npm package has no back/forward cache. */
const executablePath = '/usr/bin/chromium'

describe.runIf(existsSync(executablePath))('from the back/forward cache', () => {
  const { asked, comeBack } = cachingBrowser(executablePath)

  test('a visitor who leaves during verification, and comes back, gets access', async ({ skip }) => {
    const through = new Promise<void>((resolve) => {
      asked.on('request', (url: string) => url === '/vista-collection-portfolio' && resolve())
    })
    const seen = await comeBack(
      '/',
      async (page) => {
        await page.getByRole('button', { name: 'Request portfolio access' }).click()
        await page.getByLabel('Email address').fill('visitor@bank.example')
        await page.locator('dialog [type=submit]').click()
      },
      'dialog',
    )
    if (seen === undefined) skip('this browser keeps no pages')
    expect(seen).toBe('portfolio-access')
    await through
  })

  test('the menu is closed and the gate is gone on a page restored from the cache', async ({ skip }) => {
    const seen = await comeBack(
      '/ai-collection-portfolio',
      async (page) => {
        await page.getByRole('button', { name: 'Menu' }).click()
        await page.getByRole('dialog', { name: 'Menu' }).waitFor()
      },
      '[data-drawer], [data-gate]',
    )
    if (seen === undefined) skip('this browser keeps no pages')
    expect(seen).toBe('')
  })
})
