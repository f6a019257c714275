import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, inject, onTestFinished } from 'vitest'
import { launchBrowser } from './browser'
import { type SiteServer, serveSite } from './serve-site'

/** Makes a blank page in a context of its own, which closes with the test. Paths are those of the site. */
export type NewPage = (options?: BrowserContextOptions) => Promise<Page>

/** One browser and one server of the real site for all tests of a file. Nothing else can be reached. */
export function realSiteBrowser(): NewPage {
  return siteBrowser(() => inject('realSite'))
}

/** The same for a site in another folder, which has to be there before the first test. */
export function siteBrowser(folder: () => string): NewPage {
  let running: { readonly browser: Browser; readonly site: SiteServer } | undefined
  beforeAll(async () => {
    const [browser, site] = await Promise.all([launchBrowser(), serveSite(folder())])
    running = { browser, site }
  })
  afterAll(async () => {
    await running?.browser.close()
    await running?.site.close()
  })
  return async (options) => {
    if (running === undefined) throw new Error('pages are for tests, which run after the browser has started')
    const { origin } = running.site
    const context = await running.browser.newContext({ ...wide, baseURL: origin, ...options })
    context.setDefaultTimeout(10_000)
    onTestFinished(() => context.close())
    await context.route(
      (url) => url.origin !== origin,
      (route) => route.abort(),
    )
    return context.newPage()
  }
}

const wide: BrowserContextOptions = { viewport: { width: 1280, height: 800 } }

/** A phone. */
export const narrow: BrowserContextOptions = { viewport: { width: 375, height: 740 } }
