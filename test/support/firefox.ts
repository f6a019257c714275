import { createRequire } from 'node:module'
import { npmPackages } from './npm-packages'
import { installed, type OtherBrowser } from './other-browser'

/** What is used of puppeteer. Few tests need it, and it is a tenth of what this project would install. */
interface Puppeteer {
  readonly launch: (options: object) => Promise<{ newPage: () => Promise<Page>; close: () => Promise<void> }>
}

interface Page {
  readonly close: () => Promise<void>
  readonly setViewport: (size: { readonly width: number; readonly height: number }) => Promise<void>
  readonly goto: (url: string) => Promise<unknown>
  readonly evaluate: <T>(inPage: (given: string) => T, given: string) => Promise<Awaited<T>>
  readonly mouse: { readonly click: (x: number, y: number) => Promise<void> }
  readonly keyboard: Record<'type' | 'press', (text: string) => Promise<void>>
}

async function puppeteer(): Promise<Puppeteer> {
  return createRequire(await npmPackages('puppeteer', ['puppeteer-core@24.43.1']))('puppeteer-core')
}

/** Debian's Firefox, over WebDriver BiDi; with `TEST_FIREFOX`, the one at that path. */
export const firefox: OtherBrowser = {
  name: 'Firefox',
  program: installed(process.env.TEST_FIREFOX ?? '/usr/bin/firefox-esr', 'firefox-esr'),
  start: async (executablePath, { dark = false, noScript = false }) => {
    const { launch } = await puppeteer()
    const extraPrefsFirefox = {
      'layout.css.prefers-color-scheme.content-override': dark ? 0 : 1,
      'javascript.enabled': !noScript,
    }
    const browser = await launch({ browser: 'firefox', executablePath, extraPrefsFirefox })
    let page = await browser.newPage()
    return {
      open: async (url, width) => {
        // After a way back, a page of puppeteer does not know any more when another has loaded.
        await page.close()
        page = await browser.newPage()
        await page.setViewport({ width, height: 800 })
        await page.goto(url)
      },
      run: (inPage, given = '') => page.evaluate(inPage, given),
      clickAt: (x, y) => page.mouse.click(x, y),
      type: (text) => page.keyboard.type(text),
      press: (key) => page.keyboard.press(key),
      close: () => browser.close(),
    }
  },
}
