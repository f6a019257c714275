import { describe, expect, test } from 'vitest'
import { Fingerprints } from '../../../src/content/fingerprints'
import { InputError } from '../../../src/content/problem'
import type { PageTemplate } from '../../../src/output/compile/templates'
import { listPages } from '../../../src/output/plan/list-pages'
import type { Page } from '../../../src/pages/page'
import { pageForEach } from '../../../src/pages/page-for-each'
import { loadSite } from '../../support/load-site'
import { pageAt, templateAt } from '../../support/pages'

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

describe('an error in a template is reported with its file', () => {
  test('if making its pages throws', () => {
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
  ])('if accessing a field of a page throws: %s', (_, broken, ask) => {
    const [listed] = list(template('templates/pages/home.tsx', () => [broken]))
    expect(() => listed && ask(listed.page)).toThrow(InputError)
    expect(() => listed && ask(listed.page)).toThrow(told)
  })

  test.each<[string, unknown]>([
    ['no title', { title: undefined, description: 'd' }],
    ['a title of spaces', { title: ' ', description: 'd' }],
    ['a number for a title', { title: 7, description: 'd' }],
    ['no description', { title: 't' }],
  ])('if a head has %s', (_, head) => {
    const odd = Object.defineProperties({ ...page }, { head: { get: () => head } })
    const [listed] = list(template('templates/pages/home.tsx', () => [odd]))
    const read = () => [listed?.page.head.title, listed?.page.head.description]
    expect(read).toThrow(
      /^templates\/pages\/home\.tsx: .* rendering \/contact: found .* (title|description), expected a text/,
    )
  })

  test.each(['/contact', undefined, { href: '/contact' }])('if the address of a page is %j', (address) => {
    const odd = Object.defineProperties({ ...page }, { address: { value: address } })
    expect(() => list(template('templates/pages/home.tsx', () => [odd]))).toThrow(
      /^templates\/pages\/home\.tsx: .*found a page without an address, expected one that is made by site\.address/,
    )
  })

  test('if it has a component instead of a function that makes pages', () => {
    // Types do not help here: templates are compiled, not type-checked, when a site is built.
    const component: unknown = () => ({ type: 'main', props: {} })
    const makesPages = (value: unknown): value is PageTemplate['pages'] => typeof value === 'function'
    const pages = makesPages(component) ? component : () => []
    expect(() => list(template('templates/pages/home.tsx', pages))).toThrow(InputError)
  })
})

test('a page has the fields from its template, even if they are getters, and in a preview it is noindex', () => {
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

describe('a page made from one thing', () => {
  const things = ['a', 'b'].map((slug) => ({ slug }))
  const made = (file: string, list: readonly { readonly slug: string }[]) =>
    template(
      file,
      pageForEach(
        () => list,
        ({ slug }) => pageAt(`/${slug}`),
      ),
    )
  /** The fingerprints of its pages; the site's address is made from a record with this fingerprint. */
  const namesOf = (pages: PageTemplate, { record = 'one', isPreview = false } = {}) => {
    const names = new Fingerprints()
    const data = {}
    names.add(data, record)
    const address = names.remember('address', data, [], () => site.address)
    const listing = { run: <T>(task: () => T) => task(), isPreview, fingerprintOf: names.fingerprintOf }
    return listPages({ ...site, address }, [pages], listing).map(({ names: found }) => found?.join())
  }
  const file = 'templates/pages/brand.tsx'

  test('has a fingerprint: the same for the same page', () => {
    const [a, b] = namesOf(made(file, things))
    expect(a).toMatch(/./)
    expect(b).not.toBe(a)
    expect(namesOf(made(file, [...things].reverse()))).toEqual([b, a])
  })

  test('has another one if its template, the site or the purpose differs', () => {
    const all = [
      ...namesOf(made(file, things)),
      ...namesOf(made('templates/pages/other.tsx', things)),
      ...namesOf(made(file, things), { record: 'two' }),
      ...namesOf(made(file, things), { isPreview: true }),
    ]
    expect(new Set(all).size).toBe(8)
  })

  test('has none if its input has none, like other pages', () => {
    const run = () => 'a'
    expect(namesOf(made(file, [Object.assign({ slug: 'a' }, { run })]))).toEqual([undefined])
    expect(namesOf(template(file, () => [pageAt('/a')]))).toEqual([undefined])
    const [listed] = list(made(file, things))
    expect(listed?.names).toBeUndefined()
  })

  test('is reported with its file if the template throws, or has no list of things', () => {
    const broken = pageForEach(
      () => things,
      (): Page => {
        throw new Error('no such brand')
      },
    )
    expect(() => list(template(file, broken))).toThrow(/^templates\/pages\/brand\.tsx: .*no such brand/)
    const none: unknown = new Set(things)
    const isList = (value: unknown): value is typeof things => value instanceof Set
    expect(() => list(made(file, isList(none) ? none : []))).toThrow(/found pages that are no list/)
  })
})
