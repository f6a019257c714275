import type { Page } from 'playwright-core'
import { onTestFailed, onTestFinished } from 'vitest'
import { realSitePage } from './real-site-browser'

/** How a page is looked at: the size of the window, on paper or on a screen, and what the reader prefers. */
type Look = Parameters<Page['emulateMedia']>[0] & { readonly size?: readonly [width: number, height: number] }

/** One for all test files of a worker: a page of its own would take longer than most tests. */
let tab: Promise<Page> | undefined

/**
 * Loads a page of the real site in a tab that tests share. For tests that store nothing, add no script, and look at the
 * page more than they do: routes and listeners are removed when a test ends.
 */
export async function visit(path: string, { size: [width, height] = [1280, 800], ...media }: Look = {}): Promise<Page> {
  tab ??= realSitePage()
  const page = await tab
  onTestFinished(async () => {
    page.removeAllListeners()
    await page.unrouteAll()
  })
  onTestFailed(() => {
    tab = undefined
    return page.context().close()
  })
  await page.mouse.move(0, 0)
  await page.setViewportSize({ width, height })
  await page.emulateMedia({ ...unset, ...media })
  // Otherwise, an address that differs from the last one by its hash would load nothing.
  if (path.includes('#')) await page.goto('about:blank')
  await page.goto(path)
  return page
}

const unset = { media: null, colorScheme: null, reducedMotion: null, forcedColors: null, contrast: null } as const
