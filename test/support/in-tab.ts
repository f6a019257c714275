import { expect } from 'vitest'
import type { Tab } from './other-browser'

/** Clicks where a visitor would: on the middle of the first element that a selector matches, once nothing covers it. */
export async function click({ run, clickAt }: Tab, selector: string): Promise<void> {
  const middle = (wanted: string) => {
    const element = document.querySelector(wanted)
    element?.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { x = 0, y = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {}
    const point = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) }
    return element?.contains(document.elementFromPoint(point.x, point.y)) ? point : undefined
  }
  await expect.poll(() => run(middle, selector)).toBeTruthy()
  const point = await run(middle, selector)
  if (point) await clickAt(point.x, point.y)
}

/** Whether an element can be seen, somewhere on the page. */
export function isShown({ run }: Tab, selector: string): Promise<boolean> {
  return run(
    (wanted) => document.querySelector(wanted)?.checkVisibility({ visibilityProperty: true }) ?? false,
    selector,
  )
}

/** Whether the first element that is shown can be seen without scrolling: nothing covers its middle. */
export function isInView({ run }: Tab, selector: string): Promise<boolean> {
  return run((wanted) => {
    const element = [...document.querySelectorAll(wanted)].find((one) => one.checkVisibility())
    const { x = 0, y = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {}
    return element?.contains(document.elementFromPoint(x + width / 2, y + height / 2)) ?? false
  }, selector)
}

/** The number of domains that the page shows. */
export function countRows(): number {
  return [...document.querySelectorAll('[data-domain]')].filter((row) => row.checkVisibility()).length
}
