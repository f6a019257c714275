import { expect, test } from 'vitest'
import { domainOf, slugOf } from '../../src/init/slug-of'

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
