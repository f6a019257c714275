import { spawn } from 'node:child_process'
import { once } from 'node:events'
import getPort from 'get-port'
import { startServer } from '../hosts/support/start-server'
import { installed, type OtherBrowser } from './other-browser'

/** Debian's WebKitGTK, over its own WebDriver. It cannot run without a display, so it gets one that nobody sees. */
export const webkit: OtherBrowser = {
  name: 'WebKit',
  program: installed('/usr/bin/Xvfb', 'xvfb') && installed('/usr/bin/WebKitWebDriver', 'webkit2gtk-driver'),
  start: async (program, { dark = false, noScript = false }) => {
    const { Builder, Capabilities, Key } = await import('selenium-webdriver')
    const display = await startDisplay()
    const port = await getPort()
    const driver = await startServer(program, [`--port=${port}`], port, { DISPLAY: display.name })
    const stop = async () => {
      await driver.stop()
      display.stop()
    }
    const args = ['--automation', ...(dark ? ['--dark-mode'] : []), ...(noScript ? ['--enable-javascript=false'] : [])]
    const capabilities = new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { args } })
    const built = new Builder().usingServer(driver.origin).withCapabilities(capabilities).build()
    const browser = await built.catch(async (error) => {
      await stop()
      throw error
    })
    const send = (keys: string) => browser.actions().sendKeys(keys).perform()
    return {
      open: async (url, width) => {
        const frame = await browser.executeScript<number>(() => outerWidth - innerWidth)
        await browser
          .manage()
          .window()
          .setRect({ width: width + frame, height: 900 })
        await browser.get(url)
      },
      run: (inPage, given = '') => browser.executeScript(inPage, given),
      clickAt: (x, y) => browser.actions().move({ x, y, duration: 0 }).click().perform(),
      type: send,
      press: (key) => send({ Tab: Key.TAB, Enter: Key.ENTER, Escape: Key.ESCAPE }[key]),
      close: async () => {
        await browser.quit()
        await stop()
      },
    }
  },
}

/** Starts a display without a screen, and returns its name. */
async function startDisplay() {
  const screen = ['-screen', '0', '1400x1100x24', '-nolisten', 'tcp']
  const server = spawn('Xvfb', ['-displayfd', '1', ...screen], { stdio: ['ignore', 'pipe', 'ignore'] })
  const [number] = await once(server.stdout, 'data')
  return { name: `:${String(number).trim()}`, stop: () => server.kill() }
}
