import { expect, test } from 'vitest'
import { productionHeaders } from '../../src/server/production-headers'

test('a file whose name says what is in it may be kept for a year', () => {
  expect(productionHeaders('/assets/client-3f2a9c0b7d.js')['Cache-Control']).toBe('public, max-age=31536000, immutable')
})

test.each(['/', '/vistaset', '/robots.txt', '/assets.html'])('%s is asked for anew each time', (path) => {
  expect(productionHeaders(path)['Cache-Control']).toBe('public, max-age=0, must-revalidate')
})

test('nobody may frame a page, change its base or guess its type', () => {
  expect(productionHeaders('/')).toMatchObject({
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Content-Security-Policy': "frame-ancestors 'none'; base-uri 'none'; object-src 'none'",
  })
})
