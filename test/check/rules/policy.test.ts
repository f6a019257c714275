import { describe, expect, test } from 'vitest'
import { policyRule } from '../../../src/check/rules/policy'
import { withPolicy } from '../../../src/render/print/policy'
import { documentOf, wordsOf } from '../../support/rendered-site'

const head = '<meta charset="utf-8"><title>a</title><style>a{}</style>'
const sound = withPolicy(
  documentOf(
    '<script type="application/ld+json">{"a":1}</script><form action="/x"></form><script src="/x.js"></script>',
    head,
  ),
)

/** The reports on a valid page after a change to it. */
async function said(from: string | RegExp, to: string): Promise<string[]> {
  const html = sound.replace(from, to)
  expect(html).not.toBe(sound)
  return (await wordsOf(policyRule, { '/x': html })).map((line) => line.replace('error /x templates/x.tsx: ', ''))
}

test('nothing is reported for a page as a build writes it', async () => {
  expect(await wordsOf(policyRule, { '/x': sound, '/y': withPolicy(documentOf('', '')) })).toEqual([])
})

describe('a page is reported that', () => {
  test.each([
    ['has none', /<meta http[^>]*>/, '', 'found no content security policies'],
    ['has two', /<meta http[^>]*>/, '$&$&', 'found 2 content security policies'],
  ])('%s', async (_, from, to, message) => {
    expect(await said(from, to)).toEqual([expect.stringContaining(message)])
  })

  test.each([
    ['begins with something else', '<head>', '$&<script src="/x.js"></script>'],
    ['changed a style afterwards', '<style>a{}', '<style>a{} '],
    ['changed its data afterwards', '{"a":1}', '{"a":2}'],
    ['has a script more', '</body>', '<script>x()</script></body>'],
    ['allows a script that is not there', "script-src 'self'", `$& 'sha256-${'A'.repeat(43)}='`],
    ['allows inline code', "script-src 'self'", "$& 'unsafe-inline'"],
    ['allows another site', "img-src 'self'", '$& https://cdn.com'],
    ['falls back to something', "default-src 'none'", "default-src 'self'"],
    ['says nothing of forms', "form-action 'self'; ", ''],
    ['does without trusted types', "require-trusted-types-for 'script'; ", ''],
  ])('%s', async (_, from, to) => {
    expect(await said(from, to)).toEqual([expect.stringContaining('found a content security policy of another page')])
  })
})
