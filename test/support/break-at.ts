import type { Page } from 'playwright-core'
import { errorsOf } from './errors-of'

/**
 * Makes the browser throw when the script queries a selector: this one, or the one that the session storage names.
 * Collects the errors of the page as they occur.
 */
export async function breakAt(page: Page, hook = ''): Promise<string[]> {
  const errors = errorsOf(page)
  await page.addInitScript((given) => {
    if (location.protocol === 'about:') return
    const broken = given || sessionStorage.getItem('broken')
    const { querySelector, querySelectorAll } = Document.prototype
    const check = (selector: string) => {
      if (selector === broken) throw new Error(`broken at ${broken}`)
    }
    Document.prototype.querySelector = function (selector: string) {
      check(selector)
      return querySelector.call(this, selector)
    }
    Document.prototype.querySelectorAll = function (selector: string) {
      check(selector)
      return querySelectorAll.call(this, selector)
    }
  }, hook)
  return errors
}
