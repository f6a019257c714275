import { expect, test } from 'vitest'
import { locate } from '../../src/check/site/locate'
import { loadWholeSite } from '../support/load-site'

const site = await loadWholeSite('https://studio.test/base')

test.each([
  ['https://studio.test/base/', '/'],
  ['https://studio.test/base', '/'],
  ['https://studio.test/base/vistaset', '/vistaset'],
  ['https://studio.test/base/vistaset?q=1#x', '/vistaset'],
  ['https://studio.test/base/caf%C3%A9', '/café'],
  ['https://studio.test/base/%E0%A4%A', '/%E0%A4%A'],
  ['https://studio.test/', undefined],
  ['https://studio.test/base-2/x', undefined],
  ['http://studio.test/base/x', undefined],
  ['https://other.test/base/x', undefined],
  ['/base/x', undefined],
  ['', undefined],
])('%s is %s within https://studio.test/base', (address, path) => {
  expect(locate(address, { site })).toBe(path)
})
