import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { firefox } from '../support/firefox'
import { click, isInView, isShown } from '../support/in-tab'
import { long } from '../support/long'
import type { BrowserOptions, OtherBrowser, Tab } from '../support/other-browser'
import { type SiteServer, serveSite } from '../support/serve-site'
import { webkit } from '../support/webkit'

let folder: string
let site: SiteServer
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'other-browsers-'))
  await cp(inject('realSite'), folder, { recursive: true })
  const [script = ''] = (await readdir(join(folder, 'assets'))).filter((name) => name.startsWith('client-'))
  const path = join(folder, 'assets', script)
  await writeFile(path, `(${noteFaults})();${await readFile(path, 'utf8')}`)
  site = await serveSite(folder)
})
afterAll(async () => {
  await site.close()
  await rm(folder, { recursive: true })
})

/** Starts a browser that is installed. */
function start({ program = '', start }: OtherBrowser, options: BrowserOptions = {}): Promise<Tab> {
  return start(program, options)
}

describe.each([firefox, webkit])('in $name', long, (browser) => {
  describe.skipIf(browser.program === undefined)('a visitor', () => {
    let tab: Tab
    beforeAll(async () => {
      tab = await start(browser)
    })
    afterAll(() => tab?.close())
    afterEach(async () => {
      const faults = await run(() => {
        const noted = sessionStorage.getItem('faults')
        sessionStorage.clear()
        localStorage.clear()
        return noted
      })
      expect(faults).toBeNull()
    })
    const open = (path: string, width = 1280) => tab.open(site.origin + path, width)
    const run: Tab['run'] = (inPage, given) => tab.run(inPage, given)
    const path = () => run(() => location.pathname + location.search)
    const focused = () => run(() => document.activeElement?.tagName)
    const words = () => run(() => document.querySelector<HTMLInputElement>('#q')?.value)
    const goTo = async (next: string) => {
      await run((address) => {
        location.href = address
      }, next)
      await expect.poll(path).toBe(next)
    }
    const back = () => run(() => history.back())

    test('opens the dialog, leaves it, and gains access', async () => {
      await open('/')
      await click(tab, '[data-opens]')
      await expect.poll(focused).toBe('INPUT')
      await tab.press('Escape')
      await expect.poll(focused).toBe('BUTTON')
      expect(await isShown(tab, '[data-access]')).toBe(false)
      await click(tab, '[data-opens]')
      await expect.poll(focused).toBe('INPUT')
      await tab.type('visitor@bank.example')
      await tab.press('Enter')
      await expect.poll(path).toBe('/vista-collection-portfolio')
      await expect.poll(() => isShown(tab, '[data-notice]')).toBe(true)
    })

    test('is asked at #portfolio-access, and not again after a reload', async () => {
      await open('/#portfolio-access')
      await expect.poll(() => isShown(tab, '[data-access]')).toBe(true)
      await tab.press('Escape')
      await expect.poll(() => isShown(tab, '[data-access]')).toBe(false)
      expect(await run(() => location.hash)).toBe('')
    })

    test('opens the drawer, leaves it, and follows a link in it', async () => {
      await open('/', 460)
      const menu = '[popovertarget]:not([popovertargetaction])'
      await click(tab, menu)
      await expect.poll(() => isShown(tab, '[data-drawer]')).toBe(true)
      await tab.press('Escape')
      await expect.poll(() => isShown(tab, '[data-drawer]')).toBe(false)
      await click(tab, menu)
      await click(tab, '[data-drawer] a[href="/domains"]')
      await expect.poll(path).toBe('/domains')
      await back()
      await expect.poll(path).toBe('/')
      expect(await isShown(tab, '[data-drawer]')).toBe(false)
    })

    test('is not stopped by the gate, on arrival and on the way back', async () => {
      await open('/ai-collection-portfolio')
      const gate = () => Promise.all(['[data-gate]', '[data-card]'].map((part) => isShown(tab, part)))
      await expect.poll(gate).toEqual([false, true])
      await goTo('/contact')
      await back()
      await expect.poll(path).toBe('/ai-collection-portfolio')
      await expect.poll(gate).toEqual([false, true])
    })

    test('opens the details of one card, and of all', async () => {
      await open('/ai-collection-portfolio')
      const opened = () => run(() => document.querySelectorAll('[data-card] details[open]').length)
      await click(tab, '[data-card] summary')
      await expect.poll(opened).toBe(1)
      await click(tab, '[data-expand] button')
      await expect.poll(opened).toBe(7)
      await click(tab, '[data-expand] button:last-of-type')
      await expect.poll(opened).toBe(0)
    })

    test('arrives at the card that the hash names, and goes on from there', async () => {
      await open('/vista-collection-portfolio#vistachateau')
      await expect.poll(() => isInView(tab, '#vistachateau h3')).toBe(true)
      await tab.press('Tab')
      const card = () => run(() => document.activeElement?.closest('[data-card]')?.id)
      await expect.poll(card).toBe('vistachateau')
    })

    test('goes to a brand and back, to the same place', async () => {
      await open('/vista-collection-portfolio#vistachateau')
      await expect.poll(() => isInView(tab, '#vistachateau h3')).toBe(true)
      await click(tab, '#vistachateau h3 a')
      await expect.poll(path).toBe('/vistachateau')
      await back()
      await expect.poll(path).toBe('/vista-collection-portfolio')
      await expect.poll(() => isInView(tab, '#vistachateau h3')).toBe(true)
      await run(() => history.forward())
      await expect.poll(path).toBe('/vistachateau')
      await back()
      await expect.poll(path).toBe('/vista-collection-portfolio')
    })

    test('searches from far down the list, and sees the first result at the first letter', async () => {
      await open('/domains')
      await run(() => scrollTo({ top: 2_500, behavior: 'instant' }))
      await click(tab, '#q')
      await tab.type('s')
      await expect.poll(path).toBe('/domains?q=s')
      await expect.poll(() => isInView(tab, '[data-domain] th')).toBe(true)
    })

    test('comes back to a search with its words, and searches on', async () => {
      await open('/domains')
      await click(tab, '#q')
      await tab.type('vista')
      await goTo('/contact')
      await back()
      await expect.poll(path).toBe('/domains?q=vista')
      // What is wrong would come right after the page does.
      await run(() => new Promise((done) => setTimeout(done, 200)))
      expect(await words()).toBe('vista')
      await run(() => {
        const order = document.querySelector<HTMLSelectElement>('#sort')
        if (order) order.value = 'high'
        order?.dispatchEvent(new InputEvent('input', { bubbles: true }))
      })
      await expect.poll(path).toBe('/domains?q=vista&sort=high')
      await back()
      await expect.poll(path).toBe('/domains?q=vista')
      await back()
      await expect.poll(path).toBe('/domains')
      await expect.poll(words).toBe('')
      expect(await run(countRows)).toBe(40)
    })
  })

  test.skipIf(browser.program === undefined)('without script, a visitor reads, opens and follows all', async () => {
    const tab = await start(browser, { noScript: true })
    onTestFinished(() => tab.close())
    await tab.open(`${site.origin}/domains?q=coffee`, 460)
    expect([await tab.run(countRows), await isShown(tab, '#q')]).toEqual([40, false])
    await tab.open(`${site.origin}/ai-collection-portfolio`, 460)
    expect(await isShown(tab, '[data-gate]')).toBe(false)
    await click(tab, '[data-card] summary')
    await expect.poll(() => isShown(tab, '[data-card] details[open] > :not(summary)')).toBe(true)
    await click(tab, '[popovertarget]:not([popovertargetaction])')
    await click(tab, '[data-drawer] a[href="/contact"]')
    await expect.poll(() => tab.run(() => location.pathname)).toBe('/contact')
  })

  test.skipIf(browser.program === undefined)('a visitor who prefers dark pages gets one', async () => {
    const tab = await start(browser, { dark: true })
    onTestFinished(() => tab.close())
    await tab.open(site.origin, 1280)
    const paper = await tab.run(() => getComputedStyle(document.documentElement).backgroundColor)
    expect(paper).toBe('rgb(20, 23, 28)')
  })
})

/** The number of domains that the page shows. */
function countRows(): number {
  return [...document.querySelectorAll('[data-domain]')].filter((row) => row.checkVisibility()).length
}

/** Notes in the page what a browser would say in its console: not every browser tells it to a test. */
function noteFaults() {
  const note = (fault: unknown) => {
    sessionStorage.setItem('faults', `${sessionStorage.getItem('faults') ?? ''}${location.href}: ${fault}\n`)
  }
  addEventListener('error', ({ message }) => note(message))
  addEventListener('unhandledrejection', ({ reason }) => note(reason))
  addEventListener('securitypolicyviolation', ({ violatedDirective }) => note(violatedDirective))
  const { getElementById } = Document.prototype
  Document.prototype.getElementById = function byId(id) {
    if (!id) note('an empty id')
    return getElementById.call(this, id)
  }
}
