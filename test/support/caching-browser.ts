import { EventEmitter } from 'node:events'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, inject } from 'vitest'
import { quiet } from './browser'
import { type SiteServer, serveSite } from './serve-site'

/** Opens a page, acts on it, leaves it, and comes back. Returns the ids of the visible ones among some elements. */
type ComeBack = (path: string, act: (page: Page) => Promise<void>, selector: string) => Promise<string | undefined>

/** The real site in a browser that keeps pages. Returns also what emits every request that reaches the server. */
export function cachingBrowser(executablePath: string): { asked: EventEmitter; comeBack: ComeBack } {
  let browser: Browser | undefined
  let site: SiteServer | undefined
  const asked = new EventEmitter()
  beforeAll(async () => {
    // Playwright disables the cache, which visitors have.
    const launch = chromium.launch({ executablePath, args: quiet, ignoreDefaultArgs: ['--disable-back-forward-cache'] })
    const serve = serveSite(inject('realSite'), ({ url }) => asked.emit('request', url))
    ;[browser, site] = await Promise.all([launch, serve])
  })
  afterAll(async () => {
    await browser?.close()
    await site?.close()
  })

  /**
   * A page from the cache does not load anything again. Playwright cannot access a restored page, so the page reports,
   * in the address of an image, which elements are visible. Undefined if the page was not cached.
   */
  const comeBack: ComeBack = async (path, act, selector) => {
    if (browser === undefined || site === undefined) throw new Error('the browser is for tests')
    const page = await browser.newPage({ viewport: { width: 375, height: 740 } })
    await page.addInitScript((wanted) => {
      addEventListener('pageshow', ({ persisted }) => {
        if (location.pathname === '/contact') return
        const seen = [...document.querySelectorAll<HTMLElement>(wanted)].filter((one) => one.checkVisibility())
        new Image().src = persisted ? `/back/${seen.map(({ id }) => id).join('+')}` : '/again'
      })
    }, selector)
    await page.goto(site.origin + path)
    await act(page)
    await page.goto(`${site.origin}/contact`)
    const report = new Promise<string | undefined>((resolve) => {
      asked.on('request', (url: string) => {
        if (url.startsWith('/back/')) resolve(url.slice('/back/'.length))
        if (url === '/again') resolve(undefined)
      })
    })
    await page.evaluate(() => history.back())
    return report
  }
  return { asked, comeBack }
}
