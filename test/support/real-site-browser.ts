import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { inject, onTestFinished } from 'vitest'
import { launchBrowser } from './browser'
import { type SiteServer, serveSite } from './serve-site'

/** Makes a blank page in a context of its own, which closes with the test. Paths are those of the real site. */
export type NewPage = (options?: BrowserContextOptions) => Promise<Page>

/** Test files of a worker share their modules, and so one browser and one server, which end with the worker. */
let running: Promise<{ readonly browser: Browser; readonly site: SiteServer }> | undefined

async function start() {
  const [browser, site] = await Promise.all([launchBrowser(), serveSite(inject('realSite'))])
  return { browser, site }
}

/** Pages of the real site. Nothing else can be reached. */
export function realSiteBrowser(): NewPage {
  return async (options) => {
    running ??= start()
    const { browser, site } = await running
    const context = await browser.newContext({ ...wide, baseURL: site.origin, ...options })
    context.setDefaultTimeout(10_000)
    onTestFinished(() => context.close())
    await context.route(
      (url) => url.origin !== site.origin,
      (route) => route.abort(),
    )
    return context.newPage()
  }
}

const wide: BrowserContextOptions = { viewport: { width: 1280, height: 800 } }

/** A phone. */
export const narrow: BrowserContextOptions = { viewport: { width: 375, height: 740 } }
