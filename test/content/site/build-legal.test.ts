import { expect, test } from 'vitest'
import { renderMarkdown } from '../../../src/content/markdown/markdown'
import { addresses } from '../../../src/content/rules/address'
import { fillMarkdown } from '../../../src/content/source/placeholders'
import { buildLegal } from '../../../templates/model/build-site'
import { loadSite } from '../../support/load-site'
import { bySlug } from '../../support/real-data'

/** A legal text with this body, or without one. */
function legal(body = '', names: Record<string, string> = { studio: 'Northmark', email: 'a@example.com' }) {
  const value = { title: 'Terms', description: 'Rules.', updated: '2026-01-31' }
  const entry = {
    slug: 'terms',
    value,
    body: fillMarkdown(body, names),
    source: { file: 'terms.md', value, lineOf: () => 1, text: () => '' },
  }
  const markdown = (text: string) => renderMarkdown(text, (path) => `/base${path}`)
  return buildLegal(entry, { address: addresses('https://host.example/base'), markdown })
}

test.each([
  ['privacy-policy', '/privacy-policy'],
  ['terms-of-use', '/terms-of-use'],
])('%s has its address and was last updated August 1, 2025', async (slug, path) => {
  const page = bySlug((await loadSite()).legal, slug)
  expect([page.address.path, page.updatedText]).toEqual([path, 'August 1, 2025'])
})

test('the date of the last change is the date in the file, in any time zone', () => {
  expect(legal('').updatedText).toBe('January 31, 2026')
})

test('placeholders are filled in, also in links', () => {
  expect(legal('{studio}: [{email}](mailto:{email})').html).toBe(
    '<p>Northmark: <a href="mailto:a@example.com">a@example.com</a></p>\n',
  )
})

test.each([
  ['North *Studio* &copy; _Co_', 'North *Studio* &amp;copy; _Co_'],
  ['North [Holdings](https://evil.example) LLC', 'North [Holdings](https://evil.example) LLC'],
  ['# North', '# North'],
  ['1. North', '1. North'],
  ['North | `Studio` ~~Ltd~~ \\', 'North | `Studio` ~~Ltd~~ \\'],
  ['<b>North</b>', '&lt;b&gt;North&lt;/b&gt;'],
])('a name is text, never Markdown: %s', (studio, shown) => {
  expect(legal('{studio}', { studio }).html).toBe(`<p>${shown}</p>\n`)
})

test('a text without a body is a page without text', () => {
  expect(legal()).toEqual({
    slug: 'terms',
    address: { path: '/terms', href: '/base/terms', url: 'https://host.example/base/terms' },
    title: 'Terms',
    description: 'Rules.',
    updated: '2026-01-31',
    updatedText: 'January 31, 2026',
    html: '',
    sections: [],
  })
})

test('internal links include the base path', () => {
  expect(legal('[Contact](/contact)').html).toContain('href="/base/contact"')
})
