import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { click, isInView, isShown } from './in-tab'
import type { BrowserOptions, OtherBrowser, Tab } from './other-browser'

/** Starts a browser that is installed. */
export function startBrowser({ program = '', start }: OtherBrowser, options: BrowserOptions = {}): Promise<Tab> {
  return start(program, options)
}

/** A visitor for all tests of a suite, who has one tab and finds no faults. @param address of a page with a path */
export function visitorIn(browser: OtherBrowser, address: (path: string) => string) {
  let started: Tab | undefined
  const tab = () => {
    if (started === undefined) throw new Error('the tab is for tests, which run after the browser has started')
    return started
  }
  beforeAll(async () => {
    started = await startBrowser(browser)
  })
  afterAll(() => started?.close())
  afterEach(async () => {
    const faults = await run(() => {
      const noted = sessionStorage.getItem('faults')
      sessionStorage.clear()
      localStorage.clear()
      return noted
    })
    expect(faults).toBeNull()
  })
  const run: Tab['run'] = (inPage, given) => tab().run(inPage, given)
  const path = () => run(() => location.pathname + location.search)
  return {
    inTab: {
      click: (selector: string) => click(tab(), selector),
      isShown: (selector: string) => isShown(tab(), selector),
      isInView: (selector: string) => isInView(tab(), selector),
      press: (key: Parameters<Tab['press']>[0]) => tab().press(key),
      type: (text: string) => tab().type(text),
    },
    open: (to: string, width = 1280) => tab().open(address(to), width),
    run,
    path,
    focused: () => run(() => document.activeElement?.tagName),
    words: () => run(() => document.querySelector<HTMLInputElement>('#q')?.value),
    goTo: async (next: string) => {
      await run((to) => {
        location.href = to
      }, next)
      await expect.poll(path).toBe(next)
    },
    back: () => run(() => history.back()),
  }
}
