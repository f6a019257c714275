import { createElement } from 'react'
import { describe, expect, test } from 'vitest'
import { listPages } from '../../../src/build/plan/list-pages'
import { checkPages } from '../../../src/build/plan/page-fields'
import { addresses } from '../../../src/content/rules/address'
import { InputError } from '../../../src/lib/problem'
import type { Page } from '../../../src/pages/page'
import type { PageTemplate } from '../../../src/render/compile/templates'
import { loadWholeSite } from '../../support/load-site'
import { pageAt, templateAt } from '../../support/pages'

const site = await loadWholeSite('https://host.example')
const template = (file: string, pages: PageTemplate['pages']) => templateAt(file, { pages })
const list = (...templates: readonly PageTemplate[]) => {
  const pages = listPages(site, templates)
  checkPages(pages)
  return pages
}

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
  const home = template('templates/pages/home.tsx', (model) => ('addresses' in model ? [pageAt('/')] : []))
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

  const fail = (): never => {
    throw new Error('no such brand')
  }
  const page = pageAt('/contact')
  const throwing = <T extends object>(name: string, given: T) =>
    Object.defineProperty({ ...given }, name, { get: fail })
  const withHead = (head: object): Page => Object.defineProperty({ ...page }, 'head', { value: head })

  test.each([
    ['its head', throwing('head', page)],
    ['its title', withHead(throwing('title', page.head))],
    ['its structured data', withHead(throwing('jsonLd', page.head))],
    ['its props', throwing('props', page)],
    ['its date', throwing('updated', page)],
  ])('if accessing a field of a page throws: %s', (_, broken) => {
    const listing = () => list(template('templates/pages/home.tsx', () => [broken]))
    expect(listing).toThrow(InputError)
    expect(listing).toThrow('templates/pages/home.tsx: the template threw an error')
  })

  test('if it has a component instead of a function that makes pages', () => {
    // Types do not help here: templates are compiled, not type-checked, when a site is built.
    const component: unknown = () => ({ type: 'main', props: {} })
    const makesPages = (value: unknown): value is PageTemplate['pages'] => typeof value === 'function'
    const pages = makesPages(component) ? component : () => []
    expect(() => list(template('templates/pages/home.tsx', pages))).toThrow(InputError)
  })
})

describe('a page that does not match its type is reported with template, page and field', () => {
  const file = 'templates/pages/about.tsx'
  const page: object = pageAt('/about')
  const { head } = pageAt('/about')
  const { share } = head
  const made = (odd: unknown) => {
    const isPage = (value: unknown): value is Page => value === odd
    return template(file, () => (isPage(odd) ? [odd] : []))
  }
  const without = (name: string, from: object = page) =>
    Object.fromEntries(Object.entries(from).filter(([other]) => other !== name))
  const other = addresses('https://elsewhere.example')('/about')

  test.each<[string, unknown, string]>([
    ['no address', without('address'), 'address: missing on page number 1, expected one that is made by site.address'],
    ['a path for an address', { ...page, address: '/about' }, 'address: found "/about" on page number 1, expected one'],
    ['an address of another site', { ...page, address: other }, 'address: found {"path":"/about",'],
    ['no date', without('updated'), 'updated: missing on page /about, expected a calendar date written'],
    ['a date that is none', { ...page, updated: '2025-02-30' }, 'updated: found "2025-02-30" on page /about, expected'],
    ['a date object', { ...page, updated: new Date(0) }, 'updated: found a Date on page /about'],
    ['no head', without('head'), 'head: missing on page /about, expected an object with title, description, share and'],
    ['no title', { ...page, head: without('title', head) }, 'head.title: missing on page /about, expected text'],
    ['a title of spaces', { ...page, head: { ...head, title: ' ' } }, 'head.title: found "" on page /about, expected'],
    ['a number for a title', { ...page, head: { ...head, title: 7 } }, 'head.title: found 7 on page /about, expected'],
    ['no description', { ...page, head: without('description', head) }, 'head.description: missing on page /about'],
    ['a word for a choice', { ...page, head: { ...head, noindex: 'no' } }, 'head.noindex: found "no" on page /about'],
    ['a path for the next page', { ...page, head: { ...head, next: '/b' } }, 'head.next: found "/b" on page /about'],
    ['a path for what it is in', { ...page, within: '/b' }, 'within: found "/b" on page /about, expected one that is'],
    [
      'no share image',
      { ...page, head: without('share', head) },
      'head.share: missing on page /about, expected an object',
    ],
    ['none of its lines', { ...page, head: { ...head, share: without('line', share) } }, 'head.share.line: missing on'],
    ['an odd figure', { ...page, head: { ...head, share: { ...share, figure: 7 } } }, 'head.share.figure: found 7 on'],
    [
      'no structured data',
      { ...page, head: without('jsonLd', head) },
      'head.jsonLd: missing on page /about, expected a list',
    ],
    ['no props', without('props'), 'props: missing on page /about, expected an object with what its body shows'],
    [
      'structured data that is no list',
      { ...page, head: { ...head, jsonLd: {} } },
      'head.jsonLd: found {} on page /about',
    ],
    [
      'structured data of texts',
      { ...page, head: { ...head, jsonLd: ['{}'] } },
      'head.jsonLd.0: found "{}" on page /about',
    ],
    ['props that are a list', { ...page, props: ['a'] }, 'props: found ["a"] on page /about, expected an object'],
    ['a date that is NaN', { ...page, updated: Number.NaN }, 'updated: found NaN on page /about, expected'],
    ['props that are nothing', { ...page, props: undefined }, 'props: missing on page /about, expected an object'],
  ])('%s', (_, odd, told) => {
    const [head, rest] = [
      ['title', 'description', 'noindex', 'previous', 'next', 'jsonLd', 'share'] as const,
      ['updated', 'within', 'props'] as const,
    ]
    const read = () => {
      for (const { page: one } of list(made(odd))) {
        for (const field of rest) void one[field]
        for (const field of head) void one.head[field]
      }
    }
    expect(read).toThrow(InputError)
    expect(read).toThrow(`${file} ${told}`)
  })

  test.each([
    [null, 'found nothing on page number 1, expected a page: an object'],
    [undefined, 'missing on page number 1, expected a page: an object'],
    ['/about', 'found "/about" on page number 1, expected a page: an object'],
    [Promise.resolve(page), 'address: missing on page number 1'],
  ])('%s for a page', (odd, told) => {
    expect(() => list(made(odd))).toThrow(told)
  })

  class Brand {
    readonly name = 'Loom'
  }
  const cycle: { readonly list: unknown[] } = { list: [] }
  cycle.list.push(cycle)
  let deep: object = {}
  for (let level = 0; level < 10_000; level++) deep = { deep }
  const expected = 'on page /about, expected plain data: texts, numbers, true or false, lists, objects'

  test('a getter that throws is a mistake in the template', () => {
    const props = {
      get late(): string {
        throw new Error('not yet')
      },
    }
    expect(() => list(made({ ...page, props }))).toThrow(/threw an error while rendering \/about: not yet/)
  })

  test.each<[string, unknown, string, string]>([
    ['NaN', Number.NaN, '', 'NaN'],
    ['a number beyond all', [1, Number.POSITIVE_INFINITY], '.1', 'Infinity'],
    ['a promise', Promise.resolve(1), '', 'a Promise'],
    ['a function', { list: [{ on: () => 1 }] }, '.list.0.on', 'a function'],
    ['a date', new Date(Number.NaN), '', 'a Date'],
    ['a map', new Map([[1, 2]]), '', 'a Map'],
    ['a set', { a: [[new Set()]] }, '.a.0.0', 'a Set'],
    ['a symbol', Symbol('a'), '', 'a symbol'],
    ['an expression', /a/, '', 'a RegExp'],
    ['an error', new Error('a'), '', 'an Error'],
    ['an instance of a class', new Brand(), '', 'a Brand'],
    ['an element', createElement('p', { key: 'p' }), '', 'a React element'],
    ['a whole number of any length', 1n, '', 'a BigInt'],
    ['a cycle', cycle, '.list.0', 'a value within itself'],
    ['endless depth', deep, '.deep'.repeat(498), 'a value within 500 others'],
  ])('%s among its data', (_, value, place, kind) => {
    for (const [odd, field] of [
      [{ ...page, props: { some: [], m: value } }, 'props.m'],
      [{ ...page, head: { ...head, jsonLd: [{ m: value }] } }, 'head.jsonLd.0.m'],
    ] as const) {
      const listing = () => list(made(odd))
      expect(listing).toThrow(InputError)
      expect(listing).toThrow(`found ${kind} ${expected}`)
      if (kind !== 'a value within 500 others') expect(listing).toThrow(`${file} ${field}${place}: found`)
    }
  })

  test('a hole in a list of its data', () => {
    expect(() => list(made({ ...page, props: { list: [1, undefined] } }))).toThrow(
      'props.list.1: missing on page /about',
    )
  })

  test('a field with a name that the layout uses', () => {
    expect(() => list(made({ ...page, props: { frame: 'a' } }))).toThrow('props.frame: found a field on page /about')
  })

  test('plain data of every kind, shared and without some of its fields, is accepted', () => {
    const shared = { a: 'a', b: [1, true, null, [], {}], c: undefined, d: Object.create(null) }
    expect(list(made({ ...page, props: { one: shared, two: [shared, shared] } }))).toHaveLength(1)
  })

  test('an address that changes each time it is read', () => {
    let reads = 0
    const { href, url } = pageAt('/about').address
    const address = {
      get path() {
        reads += 1
        return reads === 1 ? '/about' : '/../keep'
      },
      href,
      url,
    }
    expect(list(made({ ...page, address })).map(({ page: { address: read } }) => read.path)).toEqual(['/about'])
    expect(reads).toBe(1)
  })

  test.each([
    '',
    'team',
    '/team/',
    '//team',
    '/team?x',
    '/team#x',
    '/Team',
    '/Team Page',
    '/team page',
    '/../keep',
    '/a/../b',
    '/./a',
    '/%2e%2e/a',
    '/te\\am',
    '/übung',
    '/team.html',
    '/a--b',
    '/con',
    '/index',
    '/team/index',
    '/assets',
    '/assets/a',
    `/${'a'.repeat(64)}`,
    '/a'.repeat(101),
  ])('the address %j', (path) => {
    const url = `https://host.example${path}`
    expect(() => list(made({ ...page, address: { path, href: path, url } }))).toThrow(
      /^templates\/pages\/about\.tsx address\.path: found .* on page .*, expected the path of a page: \/ and a name of/,
    )
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
    const [{ page } = { page: undefined }] = listPages(site, [both], { isPreview })
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
