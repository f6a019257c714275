import type { Locator, Page } from 'playwright-core'

/** Whether the pointer is over a button, and its colors. */
export function looksOf(button: Locator) {
  return button.evaluate((element) => {
    const { color, backgroundColor } = getComputedStyle(element)
    return [element.matches(':hover'), color, backgroundColor]
  })
}

/** Records the state of the dialog at the moment when its page is left. */
export function noteOnLeaving(page: Page) {
  return page.addInitScript(() => {
    addEventListener('pagehide', () => {
      const dialog = document.querySelector<HTMLDialogElement>('#portfolio-access')
      if (!dialog) return
      const state = `dialog ${dialog.open ? 'open' : 'closed'}, field "${dialog.querySelector('input')?.value}"`
      sessionStorage.setItem('left', state)
    })
  })
}
