import type { BrowserContextOptions, Page } from 'playwright-core'
import { commonPagedSite } from './paged-site'
import { siteBrowser } from './real-site-browser'

/** Opens the price list of the site with small pages. To be called while a test file is loaded. */
export function pagedListBrowser() {
  const root = commonPagedSite()
  const newPage = siteBrowser(() => `${root()}/dist`)
  return async (address: string, options?: BrowserContextOptions) => {
    const page = await newPage(options)
    await page.goto(address)
    return partsOf(page)
  }
}

function partsOf(page: Page) {
  const count = page.locator('output')
  return {
    page,
    count: () => count.textContent(),
    field: page.getByRole('searchbox', { name: 'Search the domains' }),
    nav: page.getByRole('navigation', { name: 'Pages of the price list' }),
    /** The visible domains, in order. */
    hosts: (): Promise<string[]> =>
      page
        .locator('tbody th')
        .filter({ visible: true })
        .evaluateAll((cells) => cells.map((cell) => cell.firstChild?.textContent?.trim() ?? '')),
  }
}

/** The texts and link targets of the visible rows, by domain. */
export function rowsOf(page: Page) {
  return page.locator('tbody tr').evaluateAll((rows) =>
    Object.fromEntries(
      rows.flatMap((row) => {
        if (!row.checkVisibility()) return []
        const links = [...row.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '')
        // Rows of search results, shown for one domain after another, have fewer columns and cannot be put on the shortlist.
        const text = [...row.children]
          .filter((cell) => cell.className !== 'fact')
          .map((cell) => cell.textContent)
          .join('')
          .replace(/Shortlist \S+$/, '')
          .replace(/\s+/g, ' ')
          .trim()
        return [[row.querySelector('th')?.firstChild?.textContent?.trim() ?? '', [text, ...links]]]
      }),
    ),
  )
}
