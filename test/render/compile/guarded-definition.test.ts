import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { file, folder } from '../../../src/content/schema/kinds'
import { guardedDefinition } from '../../../src/render/compile/guarded-definition'
import { templateError } from '../../../src/render/compile/template-error'
import type { SiteDefinition } from '../../../src/site/define-site'

const schema = z.strictObject({})
const definition: SiteDefinition = {
  content: { site: file('site', schema) },
  settings: () => ({ url: 'https://x.com', name: 'X', themeColor: { light: '#ffffff', dark: '#000000' } }),
  model: () => ({}),
  frame: () => ({}),
}

function guarded(changes: object): SiteDefinition {
  return guardedDefinition({ ...definition, ...changes }, 'templates/site.ts')
}

describe('a wrong return value of a site definition is a mistake of the site', () => {
  test.each([
    ['a number', () => 5, 'found 5'],
    ['a promise', async () => [], 'found a Promise'],
    ['a file without content', () => [{ path: 'a.txt' }], 'found {"path":"a.txt"}'],
    ['nothing', () => [null], 'found nothing'],
  ])('files: %s', (_, files, words) => {
    expect(() => guarded({ files }).files?.({})).toThrow(`templates/site.ts files: ${words}, expected a list of files`)
  })

  test.each([
    ['placeholders', { placeholders: () => 5 }],
    ['checks', { checks: 5 }],
    ['rules', { rules: [{ id: 'x' }] }],
    ['commands', { commands: 'sold' }],
  ])('%s', (name, changes) => {
    const call = () => guarded(changes).placeholders?.({}, undefined)
    expect(call).toThrow(new RegExp(`^templates/site.ts ${name}: found .*, expected`))
  })

  test('errors that they throw name the site definition', () => {
    const placeholders = () => {
      throw new Error('boom')
    }
    expect(() => guarded({ placeholders }).placeholders?.({}, undefined)).toThrow(
      'templates/site.ts: the template threw an error: boom.',
    )
  })

  test('files are passed on', () => {
    expect(guarded({ files: () => [{ path: 'a', content: 'x' }] }).files?.({})).toEqual([{ path: 'a', content: 'x' }])
  })
})

describe('kinds of content', () => {
  test.each([
    ['one that is none', { a: 5 }, 'content.a: found 5'],
    ['nothing', undefined, 'content: missing'],
    ['one outside of the data', { a: folder('../x', schema) }, 'content.a.name: found "../x"'],
    ['two in one folder', { a: folder('xs', schema), b: folder('xs', schema, 'y') }, 'content.b.name: found "xs"'],
    ['two with one word', { a: file('x', schema), b: folder('xs', schema) }, 'content.b.one: found "x"'],
  ])('%s', (_, content, words) => {
    expect(() => guarded({ content })).toThrow(`templates/site.ts ${words}`)
  })
})

test('an error in the site definition is reported with its file once, and its line', () => {
  const error = new Error('boom')
  error.stack = 'Error: boom\n    at model (/home/me/shop/templates/site.ts:12:3)'
  expect(templateError(error, 'templates/site.ts').message).toBe(
    'templates/site.ts:12: the template threw an error: boom.',
  )
  expect(templateError(error, '../templates/templates/site.ts').message).toMatch(
    /^\.\.\/templates\/templates\/site\.ts:12:/,
  )
})
