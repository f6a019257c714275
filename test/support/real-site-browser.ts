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
  return async (options) => untilTestEnds(await realSitePage(options))
}

/** The same for a site in another folder, which must exist before the first test. @param before as in `serveSite` */
export function siteBrowser(folder: () => string, before?: Parameters<typeof serveSite>[1]): NewPage {
  let site: SiteServer | undefined
  beforeAll(async () => {
    site = await serveSite(folder(), before)
  })
  afterAll(() => site?.close())
  return async (options) => {
    if (site === undefined) throw new Error('pages are for tests, which run after the server has started')
    return untilTestEnds(await openPage(site.origin, options))
  }
}

/** Opens a blank page whose context the caller closes. */
export async function realSitePage(options?: BrowserContextOptions): Promise<Page> {
  realSite ??= serveSite(inject('realSite'))
  return openPage((await realSite).origin, options)
}

async function openPage(origin: string, options?: BrowserContextOptions): Promise<Page> {
  browser ??= launchBrowser()
  const context = await (await browser).newContext({ ...wide, baseURL: origin, ...options })
  context.setDefaultTimeout(10_000)
  return context.newPage()
}

function untilTestEnds(page: Page): Page {
  onTestFinished(() => page.context().close())
  return page
}

const wide = { viewport: { width: 1280, height: 800 } } satisfies BrowserContextOptions

/** The viewport of a phone. */
export const narrow = { viewport: { width: 375, height: 740 } } satisfies BrowserContextOptions
