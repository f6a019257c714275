import sparticuz from '@sparticuz/chromium'
import { type Browser, chromium } from 'playwright-core'
import { inject } from 'vitest'

/** The path of a browser, and its launch options. */
export interface BrowserProgram {
  readonly executablePath: string
  readonly args: string[]
}

/** Disables the browser's own network traffic: it talks only to the site under test. */
export const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * The Chromium that an npm package contains: the same on every machine, without what only its windows need, and so three
 * times as fast as Debian's. Its own flags are meant for another kind of host.
 */
export async function packagedBrowser(): Promise<BrowserProgram> {
  return { executablePath: await sparticuz.executablePath(), args: quiet }
}

/**
 * Launches the browser that the global setup has unpacked. It finds no other computer, so that no request has to be
 * looked at.
 */
export function launchBrowser(): Promise<Browser> {
  const { args, ...program } = inject('browser')
  return chromium.launch({
    ...program,
    args: [...args, '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE localhost'],
  })
}
