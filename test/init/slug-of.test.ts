import { expect, test } from 'vitest'
import { domainOf, isOddDomain, slugOf } from '../../src/init/slug-of'

test.each([
  ['VistaSet', 'vistaset'],
  ['Harbor Loom', 'harborloom'],
  ['Brückner & Co.', 'brucknerco'],
  ['Co-op', 'co-op'],
  [' - Salt -- Mill - ', 'salt-mill'],
  ['7 Hills', '7hills'],
  ['!!!', undefined],
  ['', undefined],
])('the slug of "%s" is %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug)
})

test.each([
  ['Harbor Loom', 'harborloom', undefined],
  ['harborloom.com', 'harborloom', undefined],
  ['HarborLoom.io', 'harborloom', 'harborloom.io'],
  ['harborloom.co.uk', 'harborloomco', 'harborloom.co.uk'],
])('the domain "%s" is %s, at %s', (name, slug, host) => {
  expect(domainOf(name)).toEqual({ slug, host })
})

test.each([
  ['https://harborloom.com/', true],
  ['harborloom.com/shop', true],
  ['www.harborloom.com', true],
  ['me@harborloom.com', true],
  ['harborloom,com', true],
  ['brückner.de', true],
  ['x.c', true],
  ['X.C', true],
  ['my_loom.com', true],
  ['loom..com', true],
  ['-loom.com', true],
  ['loom.com.', true],
  ['a&b.io', true],
  ['salt mill.io', true],
  ['saltmill. io', true],
  ['J.P.', false],
  ['Loom 2.0', false],
  ['harborloom.com', false],
  ['www.com', false],
  ['J.P. Loom', false],
  ['No.1', false],
  ['24/7', false],
  ['1,000 Things', false],
  ['Loom: The App', false],
  ['HarborLoom.co.uk', false],
  ['Harbor Loom', false],
  ['Brückner & Co.', false],
])('whether "%s" looks like a domain but is not just one: %s', (name, isOdd) => {
  expect(isOddDomain(name)).toBe(isOdd)
})
