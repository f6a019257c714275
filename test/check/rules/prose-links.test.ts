import { describe, expect, test } from 'vitest'
import { headingsRule } from '../../../src/check/rules/headings'
import { fragmentsRule, linksRule, mailRule } from '../../../src/check/rules/links'
import { thirdPartiesRule } from '../../../src/check/rules/third-parties'
import type { Rule } from '../../../src/check/site/rule'
import { sourceOf } from '../../support/parsed-text'
import { documentOf, faultsOf, home } from '../../support/rendered-site'

/** A legal text with something on its line 6, and nothing on the others. */
function textWith(sixth: string) {
  return sourceOf('data/legal/terms.md', `---\ntitle: Terms\n---\nOne\n\n${sixth}\n`)
}

/** What a rule reports for a page with this text, and where. */
async function placesOf(rule: Rule, typed: string, href: string) {
  const pages = { '/terms': documentOf(`<a href="${href}">two</a>`), '/other': documentOf('') }
  const faults = await faultsOf(rule, pages, { sources: { '/terms': textWith(`[two](${typed})`) } })
  return faults.map(({ page, file, line, fix }) => ({ page, place: line ? `${file}:${line}` : file, fix }))
}

const correct = 'Correct the address, or remove the link'
const heading = 'the id of a heading is its words in lower case'

const cases: readonly (readonly [name: string, rule: Rule, typed: string, href: string, fix: string])[] = [
  ['a path to no page', linksRule, '/gone', '/base/gone', correct],
  ['a path with a fragment to no page', linksRule, '/gone#a', '/base/gone#a', correct],
  ['an address of the site to no page', linksRule, `${home}/gone`, `${home}/gone`, correct],
  ['no heading of its own', fragmentsRule, '#gone', '#gone', heading],
  ['no heading of another page', fragmentsRule, '/other#a', '/base/other#a', heading],
  ['a mail to nobody', mailRule, 'mailto:me', 'mailto:me', 'Correct the address in the text'],
  ['a mail to a placeholder', mailRule, 'mailto:{brands}', 'mailto:36', 'Correct the address in the text'],
]

test.each(cases)('%s is reported at its line of the text', async (_, rule, typed, href, fix) => {
  const place = { page: '/terms', place: 'data/legal/terms.md:6', fix: expect.stringContaining(fix) }
  expect(await placesOf(rule, typed, href)).toEqual([place])
})

test.each([
  [linksRule, '/elsewhere', '/base/gone'],
  [fragmentsRule, '#top', '#gone'],
  [mailRule, 'mailto:me@studio.com', 'mailto:me'],
] as const)('%#: a link that is only in the layout is reported for the template', async (rule, typed, href) => {
  expect(await placesOf(rule, typed, href)).toEqual([expect.objectContaining({ place: 'templates/terms.tsx' })])
})

describe('other mistakes in a text are reported with their line', () => {
  test.each<readonly [name: string, rule: Rule, typed: string, body: string]>([
    ['an image that is nowhere', linksRule, '![two](/pic.png)', '<img alt="two" src="/base/pic.png">'],
    [
      'an image of another site',
      thirdPartiesRule,
      '![](https://a.com/b.png)',
      '<img alt="" src="https://a.com/b.png">',
    ],
    ['a second h1', headingsRule, '# Two *words*', '<h1>Terms</h1><h1>Two <em>words</em></h1>'],
    ['a level too deep', headingsRule, '#### A\u00a0{brands}', '<h1>Terms</h1><h4>A 36</h4>'],
    [
      'one with marks in it',
      headingsRule,
      '#### **A**, `b`',
      '<h1>Terms</h1><h4><strong>A</strong>, <code>b</code></h4>',
    ],
  ])('%s', async (_, rule, typed, body) => {
    const sources = { '/terms': textWith(typed) }
    const faults = await faultsOf(rule, { '/terms': documentOf(body) }, { sources })
    expect(faults).toEqual([expect.objectContaining({ page: '/terms', file: 'data/legal/terms.md', line: 6 })])
  })

  test.each<readonly [name: string, rule: Rule, body: string]>([
    ['an image', linksRule, '<img alt="two" src="/base/pic.png">'],
    ['an h1', headingsRule, '<h1>Terms</h1><h1>Two</h1>'],
    ['a level', headingsRule, '<h1>Terms</h1><h4>Other</h4>'],
  ])('%s of the template is told by it', async (_, rule, body) => {
    const sources = { '/terms': textWith('#### Two') }
    const faults = await faultsOf(rule, { '/terms': documentOf(body) }, { sources })
    expect(faults).toEqual([expect.objectContaining({ page: '/terms', file: 'templates/terms.tsx' })])
  })
})
