import { findProgram } from '../hosts/support/start-server'

/** How a browser is started. */
export interface BrowserOptions {
  /** Whether the visitor prefers a dark page. */
  readonly dark?: boolean
  /** Whether script is off. */
  readonly noScript?: boolean
}

/** A browser that is not Chromium, and cannot be driven as that is. */
export interface OtherBrowser {
  readonly name: string
  /** Undefined if it is not installed. */
  readonly program: string | undefined
  readonly start: (program: string, options: BrowserOptions) => Promise<Tab>
}

/** The only tab of a running browser. */
export interface Tab {
  /** Loads a page. @param width of the page, in pixels */
  readonly open: (url: string, width: number) => Promise<void>
  /** Calls a function in the page, which knows nothing of the test but what it is given. */
  readonly run: <T>(inPage: (given: string) => T, given?: string) => Promise<Awaited<T>>
  /** Clicks on a point of the window, in pixels. */
  readonly clickAt: (x: number, y: number) => Promise<unknown>
  readonly type: (text: string) => Promise<unknown>
  readonly press: (key: 'Tab' | 'Enter' | 'Escape') => Promise<unknown>
  readonly close: () => Promise<void>
}

/** Where a program of Debian's packages is; undefined, with a notice where all tests run, if it is not installed. */
export function installed(path: string, debian: string): string | undefined {
  const program = findProgram(path)
  if (program === undefined && process.env.CI) console.warn(`Tests skipped: ${path} is not here (Debian: ${debian})`)
  return program
}
