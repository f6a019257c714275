import type { Page } from 'playwright-core'

/** The sum of all layout shifts since a page began to load. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let total = 0
        const add = (entries: PerformanceEntryList) => {
          for (const entry of entries) if ('value' in entry) total += Number(entry.value)
        }
        const observer = new PerformanceObserver((list) => add(list.getEntries()))
        observer.observe({ type: 'layout-shift', buffered: true })
        // Two frames later, everything that the script changed is included.
        const afterFrames = (frames: number) => {
          if (frames > 0) requestAnimationFrame(() => afterFrames(frames - 1))
          else setTimeout(() => resolve(total))
        }
        afterFrames(2)
      }),
  )
}
