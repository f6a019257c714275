import sparticuz from '@sparticuz/chromium'
import { type Browser, chromium } from 'playwright-core'
import { inject } from 'vitest'
import { canAccess } from './can-access'

/** The path of a browser, and its launch options. */
export interface BrowserProgram {
  readonly executablePath: string
  readonly args: string[]
}

/** Disables the browser's own network traffic: it talks only to the site under test. */
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * The Chromium that an npm package contains: the same on every machine. Its own flags are meant for another kind of
 * host.
 */
export async function packagedBrowser(): Promise<BrowserProgram> {
  return { executablePath: await sparticuz.executablePath(), args: quiet }
}

/** Debian's Chromium if installed, otherwise (or with `TEST_BROWSER=packaged`) the one from an npm package. */
export async function findBrowser(): Promise<BrowserProgram> {
  if (process.env.TEST_BROWSER === 'packaged') return packagedBrowser()
  const debian = '/usr/bin/chromium'
  if (await canAccess(debian)) return { executablePath: debian, args: quiet }
  return packagedBrowser()
}

/** Launches the browser that the global setup found. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch(inject('browser'))
}
