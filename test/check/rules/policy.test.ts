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
    ['changed a style afterwards', '<style>a{}', '<style>a{} ', 'found <style> whose hash is not in style-src'],
    [
      'changed its data afterwards',
      '{"a":1}',
      '{"a":2}',
      'found <script type="application/ld+json"> whose hash is not in',
    ],
    ['has a script more', '</body>', '<script>x()</script></body>', 'found <script> whose hash is not in script-src'],
    [
      'allows a script that is not there',
      "script-src 'self'",
      `$& 'sha256-${'A'.repeat(43)}='`,
      "AAA=' in script-src, expected only hashes",
    ],
    ['allows inline code', "script-src 'self'", "$& 'unsafe-inline'", "found 'unsafe-inline' in script-src"],
    ['allows eval', "script-src 'self'", "$& 'unsafe-eval'", "found 'unsafe-eval' in script-src"],
    ['allows another site', "img-src 'self'", '$& https://cdn.com', 'found https://cdn.com in img-src'],
    ['allows everything', "font-src 'self'", 'font-src *', 'found * in font-src'],
    ['allows scripts in addresses', "script-src 'self'", '$& data:', 'found data: in script-src'],
    [
      'falls back to something',
      "default-src 'none'",
      "default-src 'self'",
      "found default-src 'self', expected default-src 'none'",
    ],
    ['allows a base', "base-uri 'none'", "base-uri 'self'", "found base-uri 'self', expected base-uri 'none'"],
    [
      'says nothing of forms',
      "form-action 'self'; ",
      '',
      "found no form-action, expected form-action 'none' or 'self'",
    ],
    ['does without trusted types', "require-trusted-types-for 'script'; ", '', 'found no require-trusted-types-for'],
    ['lets scripts make their own', "trusted-types 'none'", 'trusted-types mine', 'found trusted-types mine, expected'],
  ])('%s', async (_, from, to, message) => {
    const words = await said(from, to)
    expect(words[0]).toContain(message)
  })
})

test('data images are allowed', async () => {
  expect(await said("img-src 'self'", "img-src 'self' data:")).toEqual([])
})
