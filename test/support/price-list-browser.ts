import { visit } from './shared-tab'

/** Opens the price list of the real site at an address, and waits for its search. */
export async function openPriceList(address: string, ...size: [] | [width: number, height: number]) {
  const page = await visit('about:blank', size.length === 2 ? { size } : {})
  const loads = page.waitForRequest('**/domain-search-*.js')
  await page.goto(address)
  // As soon as this knows the module, so does the page.
  await page.evaluate(`import(${JSON.stringify((await loads).url())})`)
  const rows = page.getByRole('rowheader').filter({ visible: true })
  return {
    page,
    field: page.getByRole('searchbox', { name: 'Search the domains' }),
    rows,
    hosts: () => rows.evaluateAll((cells) => cells.map((cell) => cell.firstChild?.textContent?.trim() ?? '')),
    status: page.getByRole('status'),
    /** What is searched for, as the page itself sees it: playwright learns about changes of the address a little later. */
    query: () => page.evaluate(() => location.search),
  }
}
