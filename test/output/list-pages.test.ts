import { describe, expect, test } from 'vitest'
import { InputError } from '../../src/content/problem'
import { listPages } from '../../src/output/list-pages'
import type { PageTemplate } from '../../src/output/templates'
import type { Page } from '../../src/pages/page'
import { loadSite } from '../support/load-site'
import { pageAt, templateAt } from '../support/pages'

const site = await loadSite()
const template = (file: string, pages: PageTemplate['pages']) => templateAt(file, { pages })
const list = (...templates: readonly PageTemplate[]) => listPages(site, templates)

test('pages come in the order of their templates, each with the template that made it', () => {
  const brand = template('templates/pages/brand.tsx', () => [pageAt('/vistaset'), pageAt('/vistaski')])
  const contact = template('templates/pages/contact.tsx', () => [pageAt('/contact')])
  expect(list(brand, contact).map(({ page, template: { file } }) => [page.address.path, file])).toEqual([
    ['/vistaset', 'templates/pages/brand.tsx'],
    ['/vistaski', 'templates/pages/brand.tsx'],
    ['/contact', 'templates/pages/contact.tsx'],
  ])
})

test('a template makes its pages from the site', () => {
  const home = template('templates/pages/home.tsx', ({ addresses }) => [pageAt(addresses.home.path)])
  expect(list(home)).toHaveLength(1)
})

describe('one address', () => {
  const contact = template('templates/pages/contact.tsx', () => [pageAt('/contact')])

  test('claimed by two templates is an error that names both', () => {
    const brand = template('templates/pages/brand.tsx', () => [pageAt('/vistaset'), pageAt('/contact')])
    expect(() => list(contact, brand)).toThrow(InputError)
    expect(() => list(contact, brand)).toThrow(
      /\/contact is claimed by templates\/pages\/contact\.tsx and by templates\/pages\/brand\.tsx/,
    )
  })

  test('claimed twice by one template is an error that names it', () => {
    const twice = template('templates/pages/legal.tsx', () => [pageAt('/terms'), pageAt('/terms')])
    expect(() => list(twice)).toThrow(/\/terms is claimed twice by templates\/pages\/legal\.tsx/)
  })
})

describe('a mistake in a template is told with its file', () => {
  test('when making its pages throws', () => {
    const broken = template('templates/pages/home.tsx', () => {
      throw new Error('no such collection')
    })
    expect(() => list(broken)).toThrow(InputError)
    expect(() => list(broken)).toThrow(/^templates\/pages\/home\.tsx: the template threw an error: no such collection/)
  })

  const told = /^templates\/pages\/home\.tsx: the template threw an error while rendering \/contact: no such brand/
  const fail = (): never => {
    throw new Error('no such brand')
  }
  const page = pageAt('/contact')
  const withHead = (head: object) => Object.defineProperties({ ...page }, { head: { get: () => head } })
  test.each([
    ['its head', Object.defineProperties({ ...page }, { head: { get: fail } }), (one: Page) => one.head],
    [
      'its structured data',
      withHead(Object.defineProperties({}, { jsonLd: { get: fail } })),
      (one: Page) => one.head.jsonLd,
    ],
    ['its title', withHead(Object.defineProperties({}, { title: { get: fail } })), (one: Page) => one.head.title],
    ['its props', Object.defineProperties({ ...page }, { props: { get: fail } }), (one: Page) => one.props],
    ['its date', Object.defineProperties({ ...page }, { updated: { get: fail } }), (one: Page) => one.updated],
  ])('when what a page says is asked for: %s', (_, broken, ask) => {
    const [listed] = list(template('templates/pages/home.tsx', () => [broken]))
    expect(() => listed && ask(listed.page)).toThrow(InputError)
    expect(() => listed && ask(listed.page)).toThrow(told)
  })

  test('when it has a component where a function that makes pages is expected', () => {
    // Types do not guard here: templates are compiled, not type-checked, when a site is built.
    const component: unknown = () => ({ type: 'main', props: {} })
    const makesPages = (value: unknown): value is PageTemplate['pages'] => typeof value === 'function'
    const pages = makesPages(component) ? component : () => []
    expect(() => list(template('templates/pages/home.tsx', pages))).toThrow(InputError)
  })
})

test('a page says what its template says of it, with getters of its own or not, and in a preview that it is not to be listed', () => {
  const told = pageAt('/contact', { props: { name: 'a' } })
  class Contact implements Page {
    readonly address = told.address
    get head() {
      return told.head
    }
    get updated() {
      return told.updated
    }
    get props() {
      return told.props
    }
  }
  const both = template('templates/pages/a.tsx', () => [new Contact()])
  for (const isPreview of [false, true]) {
    const [{ page } = { page: undefined }] = listPages(site, [both], { run: (task) => task(), isPreview })
    const { title, description, jsonLd, share, previous, next } = told.head
    expect(page).toMatchObject({
      address: told.address,
      updated: told.updated,
      isErrorPage: false,
      props: { name: 'a' },
    })
    expect(page?.head).toMatchObject({ title, description, jsonLd, share, noindex: isPreview })
    expect([page?.head.previous, page?.head.next]).toEqual([previous, next])
  }
})
