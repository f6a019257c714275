import { describe, expect, onTestFinished, test } from 'vitest'
import { firefox } from '../support/firefox'
import { click, countRows, isShown } from '../support/in-tab'
import { long } from '../support/long'
import { notingSite } from '../support/noting-site'
import { startBrowser, visitorIn } from '../support/visitor'
import { webkit } from '../support/webkit'

const address = notingSite()

describe.each([firefox, webkit])('in $name', long, (browser) => {
  describe.skipIf(browser.program === undefined)('a visitor', () => {
    const { inTab, open, run, path, focused, words, goTo, back } = visitorIn(browser, address)
    test('opens the dialog, leaves it, and gains access', async () => {
      await open('/')
      await inTab.click('[data-opens]')
      await expect.poll(focused).toBe('INPUT')
      await inTab.press('Escape')
      await expect.poll(focused).toBe('BUTTON')
      expect(await inTab.isShown('[data-access]')).toBe(false)
      await inTab.click('[data-opens]')
      await expect.poll(focused).toBe('INPUT')
      await inTab.type('visitor@bank.example')
      await inTab.press('Enter')
      await expect.poll(path).toBe('/vista-collection-portfolio')
      await expect.poll(() => inTab.isShown('[data-notice]')).toBe(true)
    })

    test('is asked at #portfolio-access, and not again after a reload', async () => {
      await open('/#portfolio-access')
      await expect.poll(() => inTab.isShown('[data-access]')).toBe(true)
      await inTab.press('Escape')
      await expect.poll(() => inTab.isShown('[data-access]')).toBe(false)
      expect(await run(() => location.hash)).toBe('')
    })

    test('opens the drawer, leaves it, and follows a link in it', async () => {
      await open('/', 460)
      const menu = '[popovertarget]:not([popovertargetaction])'
      await inTab.click(menu)
      await expect.poll(() => inTab.isShown('[data-drawer]')).toBe(true)
      await inTab.press('Escape')
      await expect.poll(() => inTab.isShown('[data-drawer]')).toBe(false)
      await inTab.click(menu)
      await inTab.click('[data-drawer] a[href="/domains"]')
      await expect.poll(path).toBe('/domains')
      await back()
      await expect.poll(path).toBe('/')
      expect(await inTab.isShown('[data-drawer]')).toBe(false)
    })

    test('is not stopped by the gate, on arrival and on the way back', async () => {
      await open('/ai-collection-portfolio')
      const gate = () => Promise.all(['[data-gate]', '[data-card]'].map((part) => inTab.isShown(part)))
      await expect.poll(gate).toEqual([false, true])
      await goTo('/contact')
      await back()
      await expect.poll(path).toBe('/ai-collection-portfolio')
      await expect.poll(gate).toEqual([false, true])
    })

    test('opens the details of one card, and of all', async () => {
      await open('/ai-collection-portfolio')
      const opened = () => run(() => document.querySelectorAll('[data-card] details[open]').length)
      await inTab.click('[data-card] summary')
      await expect.poll(opened).toBe(1)
      await inTab.click('[data-expand] button')
      await expect.poll(opened).toBe(7)
      await inTab.click('[data-expand] button:last-of-type')
      await expect.poll(opened).toBe(0)
    })

    test('arrives at the card that the hash names, and goes on from there', async () => {
      await open('/vista-collection-portfolio#vistachateau')
      await expect.poll(() => inTab.isInView('#vistachateau h3')).toBe(true)
      await inTab.press('Tab')
      const card = () => run(() => document.activeElement?.closest('[data-card]')?.id)
      await expect.poll(card).toBe('vistachateau')
    })

    test('goes to a brand and back, to the same place', async () => {
      await open('/vista-collection-portfolio#vistachateau')
      await expect.poll(() => inTab.isInView('#vistachateau h3')).toBe(true)
      await inTab.click('#vistachateau h3 a')
      await expect.poll(path).toBe('/vistachateau')
      await back()
      await expect.poll(path).toBe('/vista-collection-portfolio')
      await expect.poll(() => inTab.isInView('#vistachateau h3')).toBe(true)
      await run(() => history.forward())
      await expect.poll(path).toBe('/vistachateau')
      await back()
      await expect.poll(path).toBe('/vista-collection-portfolio')
    })

    test('searches from far down the list, and sees the first result at the first letter', async () => {
      await open('/domains')
      await run(() => scrollTo({ top: 2_500, behavior: 'instant' }))
      await inTab.click('#q')
      await inTab.type('s')
      await expect.poll(path).toBe('/domains?q=s')
      await expect.poll(() => inTab.isInView('[data-domain] th')).toBe(true)
    })

    test('comes back to a search with its words, and searches on', async () => {
      await open('/domains')
      await inTab.click('#q')
      await inTab.type('vista')
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

  test.skipIf(browser.program === undefined)(
    'without script, a visitor can read, open and follow everything',
    async () => {
      const tab = await startBrowser(browser, { noScript: true })
      onTestFinished(() => tab.close())
      await tab.open(address('/domains?q=coffee'), 460)
      expect([await tab.run(countRows), await isShown(tab, '#q')]).toEqual([40, false])
      await tab.open(address('/ai-collection-portfolio'), 460)
      expect(await isShown(tab, '[data-gate]')).toBe(false)
      await click(tab, '[data-card] summary')
      await expect.poll(() => isShown(tab, '[data-card] details[open] > :not(summary)')).toBe(true)
      await click(tab, '[popovertarget]:not([popovertargetaction])')
      await click(tab, '[data-drawer] a[href="/contact"]')
      await expect.poll(() => tab.run(() => location.pathname)).toBe('/contact')
    },
  )

  test.skipIf(browser.program === undefined)('a visitor who prefers dark pages gets one', async () => {
    const tab = await startBrowser(browser, { dark: true })
    onTestFinished(() => tab.close())
    await tab.open(address('/'), 1280)
    const paper = await tab.run(() => getComputedStyle(document.documentElement).backgroundColor)
    expect(paper).toBe('rgb(20, 23, 28)')
  })
})
