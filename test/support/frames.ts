import type { Page } from 'playwright-core'

/** Waits until a page has shown two frames: by then it has done what an event before them led to. */
export function twoFrames(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  )
}
