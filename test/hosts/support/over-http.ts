import { chromium } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { long } from '../../support/long'
import type { Served } from './served-by'

/** Declares the test that pages are whole where a server answers over http, by a name that browsers do not trust. */
export function worksOverHttp(served: () => Served): void {
  test('over plain http, a page finds its own script and font', long, async () => {
    const { executablePath, args } = inject('browser')
    const resolve = '--host-resolver-rules=MAP host.example 127.0.0.1'
    const browser = await chromium.launch({ executablePath, args: [...args, resolve] })
    try {
      const page = await browser.newPage()
      const asked = new Map<string, number>()
      page.on('response', (response) => asked.set(response.request().resourceType(), response.status()))
      await page.goto(`${served().origin.replace('127.0.0.1', 'host.example')}/vistaset`, { waitUntil: 'networkidle' })
      expect(Object.fromEntries(asked)).toMatchObject({ document: 200, script: 200, font: 200 })
      expect(await page.evaluate(() => document.fonts.check('1em Newsreader'))).toBe(true)
    } finally {
      await browser.close()
    }
  })
}
