import { expect, test } from 'vitest'
import { withTypedPrice } from '../../../templates/client/typed-price'

test.each([
  ['$10,000', '', '10000'],
  ['$ 10,000', '', '10000'],
  ['10000', '', '10000'],
  ['10,000', '', '10000'],
  ['$15k', '', '15000'],
  ['15k', '', '15000'],
  ['$500', '', '500'],
  ['coffee under 20K', 'coffee', '20000'],
  ['up to $10,000 ski', 'ski', '10000'],
])('%s is a price at most, and the words %j', (typed, words, max) => {
  const { q, ...others } = withTypedPrice({ q: typed }) ?? {}
  expect([q?.trim(), others]).toEqual([words, { max, sort: 'high' }])
})

test.each(['coffee', '3d', '360', 'vista0', 'over40', '2024.com', 'https://other.example/12345', 'budget-hotels.com'])(
  'in %s there is no price',
  (typed) => {
    expect(withTypedPrice({ q: typed })).toBeUndefined()
  },
)

test('the choices of a visitor still apply', () => {
  expect(withTypedPrice({ q: '$20,000', max: '10000', sort: 'name' })).toMatchObject({ max: '10000', sort: 'name' })
  expect(withTypedPrice({ q: 'cheap gym', sort: '' })).toEqual({ q: '  gym', sort: 'low' })
})
