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
    ['begins with something else', '<head>', '$&<script src="/x.js"></script>', 'found <script src="/x.js"> before'],
    ['changed a style afterwards', '<style>a{}', '<style>a{} ', "found style-src 'sha256-"],
    ['changed its data afterwards', '{"a":1}', '{"a":2}', "found script-src 'self' 'sha256-"],
    ['has a script more', '</body>', '<script>x()</script></body>', "found script-src 'self' 'sha256-"],
    [
      'allows inline code',
      "script-src 'self'",
      "$& 'unsafe-inline'",
      "'unsafe-inline', expected script-src 'self' 'sha",
    ],
    [
      'allows another site',
      "img-src 'self'",
      '$& https://cdn.com',
      "found img-src 'self' https://cdn.com, expected img-src 'self'",
    ],
    ['allows everything', "font-src 'self'", 'font-src *', "found font-src *, expected font-src 'self'"],
    ['allows a base', "base-uri 'none'", "base-uri 'self'", "found base-uri 'self', expected base-uri 'none'"],
    ['says nothing of forms', "form-action 'self'; ", '', "found no form-action, expected form-action 'self'"],
    ['says more', "font-src 'self'", "$&; child-src 'self'", "found child-src 'self', expected none"],
  ])('%s', async (_, from, to, message) => {
    const words = await said(from, to)
    expect(words[0]).toContain(message)
  })
})
