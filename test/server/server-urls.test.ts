import { describe, expect, test } from 'vitest'
import { serverUrls } from '../../src/server/listen'

describe('the addresses at which a server can be reached', () => {
  test.each([
    ['this machine alone', undefined, 'http://localhost:3000'],
    ['an address', '192.0.2.5', 'http://192.0.2.5:3000'],
    ['a name', 'site.test', 'http://site.test:3000'],
    ['an IPv6 address', '::1', 'http://[::1]:3000'],
  ])('%s', (_, host, url) => {
    expect(serverUrls(3000, host)).toEqual([url])
  })

  test.each(['0.0.0.0', '::', '0'])(
    '%s stands for all addresses of this machine, which are told one by one',
    (host) => {
      expect(serverUrls(3000, host)[0]).toBe('http://localhost:3000')
      expect(serverUrls(3000, host)).toEqual(serverUrls(3000, true))
    },
  )
})
