import { expect, test } from 'vitest'
import { securityTxt } from '../../src/assets/root-files'
import { loadWholeSite } from '../support/load-site'

const site = await loadWholeSite('https://host.example/base')
const text = () => securityTxt({ email: 'studio@host.example', expires: '2027-07-31' }, site.address)

test.each([
  ['whom to write to', 'Contact: mailto:studio@host.example'],
  ['until when that holds, as a point in time (RFC 3339)', 'Expires: 2027-07-31T00:00:00Z'],
  ['which languages are read', 'Preferred-Languages: en'],
  ['where the file itself is', 'Canonical: https://host.example/base/.well-known/security.txt'],
])('it says %s', (_, field) => {
  const fields = text().split('\n')
  expect(fields.filter((line) => line === field)).toHaveLength(1)
})

test('it has four fields, one per line, and ends with a line break', () => {
  expect(text()).toMatch(/^(?:[A-Z][A-Za-z-]+: \S+\n){4}$/)
})
