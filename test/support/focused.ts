import type { Page } from 'playwright-core'

/** Whether an element has the focus. */
export function hasFocus(element: Element): boolean {
  return element === document.activeElement
}

/** The approximate accessible name of the focused element: its label element or its text. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement
    const label =
      element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element.labels?.[0] : null
    return (label ?? element)?.textContent?.trim() ?? ''
  })
}

/** Presses Tab until an element with this name has the focus. */
export async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab')
    if ((await focused(page)).startsWith(name)) return
  }
  throw new Error(`60 times Tab do not lead to ${name}`)
}
