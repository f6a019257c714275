import { describe, expect, test } from 'vitest'
import { unusedRule } from '../../../src/check/rules/data'
import { wordsOf } from '../../support/rendered-site'

describe('unused', () => {
  const assets = [{ path: 'assets/photo-123.png', file: 'templates/assets/photo.png' }]

  test.each([
    ['a page', { 'index.html': '<img src="/base/assets/photo-123.png">' }],
    ['a style sheet', { 'assets/a.css': 'a{background:url(photo.png)}b{background:url(/assets/photo-123.png)}' }],
    ['the manifest', { 'site.webmanifest': '{"src":"/assets/photo-123.png"}' }],
  ])('a file that %s uses', async (_, files) => {
    expect(await wordsOf(unusedRule, {}, { assets, files })).toEqual([])
  })

  test('a file that nothing uses', async () => {
    expect(await wordsOf(unusedRule, {}, { assets, files: { 'build-manifest.png': 'assets/photo-123.png' } })).toEqual([
      'warning templates/assets/photo.png: found a file that no page uses, expected one that does',
    ])
  })
})
