import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, inject, onTestFinished } from 'vitest'
import { launchBrowser } from './browser'
import { type SiteServer, serveSite } from './serve-site'

/** Opens a blank page in a context of its own, which closes when the test ends. Paths are relative to the site. */
type NewPage = (options?: BrowserContextOptions) => Promise<Page>

/** Test files in a worker share modules, and so one browser and one server, which end with the worker. */
let browser: Promise<Browser> | undefined
let realSite: Promise<SiteServer> | undefined

/** Opens pages of the real site. Nothing else can be reached. */
export function realSiteBrowser(): NewPage {
  return async (options) => {
    realSite ??= serveSite(inject('realSite'))
    return openPage((await realSite).origin, options)
  }
}

/** The same for a site in another folder, which must exist before the first test. */
export function siteBrowser(folder: () => string): NewPage {
  let site: SiteServer | undefined
  beforeAll(async () => {
    site = await serveSite(folder())
  })
  afterAll(() => site?.close())
  return async (options) => {
    if (site === undefined) throw new Error('pages are for tests, which run after the server has started')
    return openPage(site.origin, options)
  }
}

async function openPage(origin: string, options?: BrowserContextOptions): Promise<Page> {
  browser ??= launchBrowser()
  const context = await (await browser).newContext({ ...wide, baseURL: origin, ...options })
  context.setDefaultTimeout(10_000)
  onTestFinished(() => context.close())
  await context.route(
    (url) => url.origin !== origin,
    (route) => route.abort(),
  )
  return context.newPage()
}

const wide: BrowserContextOptions = { viewport: { width: 1280, height: 800 } }

/** The viewport of a phone. */
export const narrow: BrowserContextOptions = { viewport: { width: 375, height: 740 } }
