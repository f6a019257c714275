// @module-tag long

import { expect, test } from 'vitest'
import { errorsOf } from '../support/errors-of'
import { realSiteBrowser } from '../support/real-site-browser'
import { visit } from '../support/shared-tab'

const newPage = realSiteBrowser()

/** Opens a page at an address of which the server gets only the path; also returns the errors of the page. */
async function open(path: string) {
  const page = await visit('about:blank')
  const errors = errorsOf(page)
  await page.route(
    (url) => url.pathname === path,
    async (route) => route.fulfill({ response: await route.fetch({ url: new URL(path, route.request().url()).href }) }),
  )
  return { page, errors }
}

const markup = '"><script>document.title=1</script><img src=x onerror="document.title=1">'
const encoded = encodeURIComponent(markup)

test('the price list can be searched after any query', async () => {
  const { page, errors } = await open('/domains')
  const queries = {
    markup: `?q=${encoded}&collection=${encoded}&max=${encoded}`,
    'one word of 100 KB': `?q=${'x'.repeat(100_000)}`,
    '50,000 words': `?q=${'a+'.repeat(50_000)}zzz`,
    'broken escapes': '?q=%E0%A4%A&collection=%&max=%zz&sort=%C3%28',
    'names of prototypes': '?q=__proto__&collection=constructor&sort=toString&max=NaN',
    'the same name often': `?${'q=zzz&'.repeat(1000)}`,
  }
  const field = page.getByRole('searchbox', { name: 'Search the domains' })
  for (const [name, query] of Object.entries(queries)) {
    await page.goto(`/domains${query}`)
    if (name === 'markup') expect(await field.inputValue()).toBe(markup)
    await field.fill('coffee')
    await page.getByRole('radio', { name: 'Up to $75K' }).check()
    await expect.poll(() => page.getByRole('rowheader').filter({ visible: true }).count(), { message: name }).toBe(1)
    expect([errors, await page.title(), await page.locator('main img').count()], name).toEqual([
      [],
      'Domains for Sale | Northmark Studio',
      0,
    ])
  }
})

test('other pages are not affected by any query', async () => {
  const { page, errors } = await open('/')
  for (const path of ['/', '/ai-collection-portfolio', '/vistaset', '/contact', '/404']) {
    await page.goto(`${path}?q=${encoded}&%E0%A4%A=%&${'x'.repeat(8_000)}`)
    expect(await page.getByRole('heading', { level: 1 }).isVisible(), path).toBe(true)
    expect([errors, (await page.title()) === '1'], path).toEqual([[], false])
  }
})

test('a hash that names nothing breaks nothing', async () => {
  const { page, errors } = await open('/vista-collection-portfolio')
  await page.goto('/vista-collection-portfolio#%E0%A4%A')
  const rubbish = ['#.card > *, [data-card]', '#:not(', '#"]<img src=x onerror=alert(1)>', `#${'x'.repeat(100_000)}`]
  for (const hash of [...rubbish, '#%', '#constructor', '#']) {
    await page.evaluate((next) => location.assign(next), hash)
  }
  await page.locator('#vistaready summary').click()
  expect(await page.locator('#vistaready').getByText('Target Audience').isVisible()).toBe(true)
  expect([errors, await page.locator('main img').count()]).toEqual([[], 0])
})

test('if a browser refuses to update the address, the list can still be searched', async () => {
  const page = await newPage()
  await page.addInitScript(() => {
    History.prototype.replaceState = () => {
      throw new DOMException('too often', 'SecurityError')
    }
  })
  await page.goto('/domains')
  await page.getByRole('searchbox', { name: 'Search the domains' }).fill('coffee')
  expect(await page.getByRole('rowheader').filter({ visible: true }).count()).toBe(1)
})
