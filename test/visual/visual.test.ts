// @module-tag long

import { type Browser, chromium, type Route } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { packagedBrowser } from '../support/browser'
import { type SiteServer, serveSite } from '../support/serve-site'
import { compareWithReference } from './compare'

/** One page of each kind; `deep` is a path without a page. */
const kinds = {
  home: '/',
  vista: '/vista-collection-portfolio',
  ai: '/ai-collection-portfolio',
  'vista-brand': '/vistaespresso',
  'ai-brand': '/airushpilot',
  domains: '/domains',
  contact: '/contact',
  privacy: '/privacy-policy',
  terms: '/terms-of-use',
  'not-found': '/deep/missing',
}
const widths = [375, 768, 1280]
/** Pages are compared down to this height in pixels; the rest of long ones is repetitive. */
const height = 1800

// The site's own fonts and the browser from the lock file: the same pixels on every machine.
const sameEverywhere =
  '*, ::before, ::after { animation: none !important; transition: none !important; caret-color: transparent !important; }'

let browser: Browser
let site: SiteServer

beforeAll(async () => {
  site = await serveSite(inject('realSite'))
  browser = await chromium.launch(await packagedBrowser())
})

afterAll(async () => {
  await browser.close()
  await site.close()
})

test.each(Object.entries(kinds).flatMap(([kind, path]) => widths.map((width) => ({ kind, path, width }))))(
  '$kind at $width px looks as it did',
  // On a busy machine the browser sometimes fails to take a screenshot.
  { retry: 2 },
  async ({ kind, path, width }) => {
    const page = await browser.newPage({
      viewport: { width, height },
      bypassCSP: true,
      reducedMotion: 'reduce',
      colorScheme: 'light',
    })
    await page.route('**/*', withFont)
    await page.goto(`${site.origin}${path}`)
    await page.addStyleTag({ content: sameEverywhere })
    await page.evaluate(() =>
      Promise.all(['Newsreader', 'Hanken Grotesk'].map((name) => document.fonts.load(`16px ${name}`))),
    )
    const shot = await page.screenshot()
    await page.close()
    expect(await compareWithReference(`${kind}-${width}`, shot)).toBeUndefined()
  },
)

/** The first paint of a page may not use a font, if that arrives late; a screenshot waits for it. */
async function withFont(route: Route): Promise<void> {
  if (route.request().resourceType() !== 'document') return route.continue()
  const response = await route.fetch()
  const body = (await response.text()).replaceAll('font-display:optional', 'font-display:block')
  return route.fulfill({ response, body })
}
