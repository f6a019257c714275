import { resolve } from 'node:path'
import fc from 'fast-check'
import { createElement as element, type ReactNode } from 'react'
import { describe, expect, test } from 'vitest'
import { planSite } from '../../../src/build/plan/plan-site'
import type { DocumentLayout } from '../../../src/pages/document'
import { anyElement, anyText } from '../../support/any-element'
import { exampleImage } from '../../support/example-assets'
import { loadWholeSite } from '../../support/load-site'
import { long } from '../../support/long'
import { pageAt, templateAt } from '../../support/pages'
import { inOnePass, printed } from '../../support/printing'
import { partsOf, type Rendering, rendering } from '../../support/site-parts'

test.each([undefined, 'https://host.example/base'])(
  'each page of the real site equals the result of one pass (%s)',
  long,
  async (siteUrl) => {
    const [root, data] = [process.cwd(), resolve('data')]
    const plan = await planSite({ root, data, cwd: root, packageRoot: root, siteUrl, strict: false }, () => {})
    const pages = rendering({ ...plan, share: { files: [], of: () => exampleImage(plan.site) } })
    const whole = await inOnePass(pages)
    expect(whole.length).toBeGreaterThan(40)
    expect(await printed(pages)).toEqual(whole)
  },
)

const site = await loadWholeSite('https://host.example/base')

const layout: DocumentLayout = ({ children }) => {
  const encoding = element('meta', { charSet: 'utf-8' })
  return element('html', null, element('head', null, encoding), element('body', { title: 'a>b' }, children))
}

/** A page with this text in its title, description and structured data, and with this body. */
function pageOf(words: string, body: ReactNode): Rendering {
  const page = pageAt('/words')
  const jsonLd = [{ '@context': 'https://schema.org', '@type': 'Organization', name: words }] as const
  const told = { ...page, head: { ...page.head, title: words, description: words, jsonLd } }
  return rendering(partsOf(site, templateAt('templates/pages/about.tsx', { body: () => body }), [told], layout))
}

describe('whatever white space is in the data, a page equals the result of one pass', () => {
  const spaces = [' ', '  ', '\u00a0', ' \u00a0', '\t', ' \n ', '\u2003', '\u2028', '\ufeff']

  test.each(spaces.map((space) => [JSON.stringify(space), space] as const))('%s', async (_, space) => {
    const words = `${space}A${space}set${space}& <more>${space}`
    const inside = element('p', { key: 'inside', title: words }, words, element('b', null, words))
    const page = pageOf(words, [words, inside, words])
    expect(await printed(page)).toEqual(await inOnePass(page))
  })
})

test('a text that quotes a picture needs no other policy than one pass gives', async () => {
  const page = pageOf('a', element('p', null, 'url(data:image/png,a)'))
  const [html = ''] = await printed(page)
  expect([html]).toEqual(await inOnePass(page))
  expect(html).toContain("img-src 'self';")
})

test('whatever its content, a page equals the result of one pass', long, async () => {
  const body = fc
    .array(anyElement, { maxLength: 4 })
    .map((children) => element('div', null, ...children).props.children)
  await fc.assert(
    fc.asyncProperty(anyText, body, async (words, children) => {
      const page = pageOf(words, children)
      const whole = await inOnePass(page).catch(() => 'nobody can read it')
      expect(await printed(page).catch(() => 'nobody can read it')).toEqual(whole)
    }),
    { numRuns: Number(process.env.FUZZ_RUNS ?? 100) },
  )
})
