import type { Page } from 'playwright-core'
import { realSiteBrowser } from './real-site-browser'

/** Opens the price list of the real site in a browser. @returns a function to call with its address */
export function priceListBrowser() {
  const newPage = realSiteBrowser()
  return async (address: string) => {
    const page = await newPage()
    const loads = page.waitForRequest('**/domain-search-*.js')
    await page.goto(address)
    // As soon as this knows the module, so does the page.
    await page.evaluate(`import(${JSON.stringify((await loads).url())})`)
    return { page, field: page.getByRole('searchbox', { name: 'Search the domains' }), rows: visibleRows(page) }
  }
}

function visibleRows(page: Page) {
  return page.getByRole('rowheader').filter({ visible: true })
}
