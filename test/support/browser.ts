import { access } from 'node:fs/promises'
import sparticuz from '@sparticuz/chromium'
import { type Browser, chromium } from 'playwright-core'
import { inject } from 'vitest'

/** Where a browser is, and what it is started with. */
export interface BrowserProgram {
  readonly executablePath: string
  readonly args: string[]
}

/** No errands of the browser's own: it talks to the site under test and to nobody else. */
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The Chromium that an npm package carries: the same on every machine. Its own flags are for another kind of host. */
export async function packagedBrowser(): Promise<BrowserProgram> {
  return { executablePath: await sparticuz.executablePath(), args: quiet }
}

/** Debian's Chromium where it is installed, otherwise (or with `TEST_BROWSER=packaged`) that of an npm package. */
export async function findBrowser(): Promise<BrowserProgram> {
  if (process.env.TEST_BROWSER === 'packaged') return packagedBrowser()
  const debian = '/usr/bin/chromium'
  const hasDebian = await access(debian).then(
    () => true,
    () => false,
  )
  if (hasDebian) return { executablePath: debian, args: quiet }
  return packagedBrowser()
}

/** Starts the browser that the global setup found. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch(inject('browser'))
}
