import { expect, test } from 'vitest'
import { askOutbound, type Patience } from '../../src/check/outbound'
import { outboundLinks } from '../../src/check/outbound-links'
import { long } from '../support/long'
import { otherSite } from '../support/other-site'
import { documentOf, home, renderedSite } from '../support/rendered-site'

const manners: Patience = { timeout: 5_000, longestWait: 5_000, sites: 2 }

const links = (origin: string, ...paths: readonly string[]) =>
  paths.map((path) => ({ url: origin + path, pages: ['/'] }))

test.each([
  [200, true, ['HEAD']],
  [204, true, ['HEAD']],
  [401, true, ['HEAD']],
  [403, true, ['HEAD']],
  [429, true, ['HEAD']],
  [999, true, ['HEAD']],
  [404, false, ['HEAD', 'GET']],
  [410, false, ['HEAD', 'GET']],
  [500, false, ['HEAD', 'GET']],
])('a site that answers %i is alive: %s', async (status, isAlive, methods) => {
  const { origin, requests } = await otherSite((_, response) => void response.writeHead(status).end())
  const [answer] = await askOutbound(links(origin, '/x'), manners)
  expect(answer).toEqual({ url: `${origin}/x`, pages: ['/'], isAlive, answer: String(status) })
  expect(requests).toEqual(methods.map((method) => `${method} /x`))
})

test('a site that does not support HEAD is requested with GET, like a browser', async () => {
  const { origin } = await otherSite(
    ({ method }, response) => void response.writeHead(method === 'HEAD' ? 405 : 200).end('x'),
  )
  expect(await askOutbound(links(origin, '/x'), manners)).toMatchObject([{ isAlive: true, answer: '200' }])
})

test('a site that drops the connection on HEAD is requested with GET, too', async () => {
  const { origin } = await otherSite(({ method, socket }, response) => {
    if (method === 'HEAD') socket.destroy()
    else response.writeHead(200).end('x')
  })
  expect(await askOutbound(links(origin, '/x'), manners)).toMatchObject([{ isAlive: true, answer: '200' }])
})

test('redirects are followed', async () => {
  const { origin } = await otherSite(({ url }, response) => {
    if (url === '/gone') response.writeHead(404).end()
    else response.writeHead(301, { location: '/gone' }).end()
  })
  expect(await askOutbound(links(origin, '/x'), manners)).toMatchObject([{ isAlive: false, answer: '404' }])
})

test('a site that asks to retry later is tried once more, after that time', async () => {
  let asked = 0
  const { origin, requests } = await otherSite((_, response) => {
    asked += 1
    if (asked === 1) response.writeHead(429, { 'retry-after': '0' }).end()
    else response.writeHead(404).end()
  })
  expect(await askOutbound(links(origin, '/x'), manners)).toMatchObject([{ isAlive: false, answer: '404' }])
  expect(requests).toEqual(['HEAD /x', 'HEAD /x', 'GET /x'])
})

test.each([
  ['seconds', () => '1'],
  ['a date', () => new Date(Date.now() + 2_000).toUTCString()],
])('the time after which a site may be asked again, given as %s, is waited for', long, async (_form, after) => {
  const asked: number[] = []
  const { origin } = await otherSite((_, response) => {
    asked.push(performance.now())
    if (asked.length === 1) response.writeHead(429, { 'retry-after': after() }).end()
    else response.writeHead(200).end()
  })
  const answers = await askOutbound(links(origin, '/x'), { ...manners, longestWait: 3_000 })
  expect(answers).toMatchObject([{ isAlive: true, answer: '200' }])
  const [first = 0, second = 0] = asked
  // A date has no fractions of a second; timers may be a little early.
  expect(second - first).toBeGreaterThan(900)
})

test('a site that asks for a little more than the longest wait is not waited for', async () => {
  const { origin, requests } = await otherSite(
    (_, response) => void response.writeHead(429, { 'retry-after': '2' }).end(),
  )
  expect(await askOutbound(links(origin, '/x'), { ...manners, longestWait: 1_900 })).toMatchObject([{ answer: '429' }])
  expect(requests).toEqual(['HEAD /x'])
})

test('a site that asks for too long a wait counts as alive', async () => {
  const { origin, requests } = await otherSite(
    (_, response) => void response.writeHead(429, { 'retry-after': '3600' }).end(),
  )
  expect(await askOutbound(links(origin, '/x'), manners)).toMatchObject([{ isAlive: true, answer: '429' }])
  expect(requests).toEqual(['HEAD /x'])
})

test('a site that never answers is given up', async () => {
  const { origin } = await otherSite(() => {})
  const answers = await askOutbound(links(origin, '/x'), { ...manners, timeout: 100 })
  expect(answers).toMatchObject([{ isAlive: false, answer: 'with no page (it took too long)' }])
})

test('an unreachable site is reported with the reason', async () => {
  const { origin } = await otherSite(() => {})
  const nowhere = origin.replace(/\d+$/, '1')
  const [answer] = await askOutbound(links(nowhere, '/x'), manners)
  expect(answer).toMatchObject({ isAlive: false, answer: expect.stringMatching(/^with no page \(.+\)$/) })
})

test('a site gets one request at a time', async () => {
  let open = 0
  let most = 0
  const { origin, requests } = await otherSite((_, response) => {
    open += 1
    most = Math.max(most, open)
    // As long as requests at the same time take to overlap.
    setTimeout(() => {
      open -= 1
      response.end()
    }, 50)
  })
  await askOutbound(links(origin, '/a', '/b', '/c'), manners)
  expect({ most, requests }).toEqual({ most: 1, requests: ['HEAD /a', 'HEAD /b', 'HEAD /c'] })
})

test('each external address is requested once, for all pages that link to it', async () => {
  const site = await renderedSite({
    '/': documentOf(`<a href="https://a.com/x#1">1</a><a href="https://a.com/x#2">2</a><a href="${home}/y">y</a>`),
    '/y': documentOf(
      '<a href="https://a.com/x">1</a><a href="//b.com">2</a><a href="mailto:a@b.com">3</a><a href="/z">4</a>',
    ),
  })
  expect(outboundLinks(site)).toEqual([
    { url: 'https://a.com/x', pages: ['/', '/y'] },
    { url: 'https://b.com/', pages: ['/y'] },
  ])
})
