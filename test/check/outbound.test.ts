import { createServer } from 'node:http'
import { describe, expect, onTestFinished, test } from 'vitest'
import { askOutbound, outboundLinks, type Patience } from '../../src/check/site/outbound'
import { proxiesOf } from '../../src/check/site/proxies'
import type { OutboundLink } from '../../src/check/site/rendered-site'
import { otherSite } from '../support/other-site'
import { portOf } from '../support/port-of'
import { documentOf, home, renderedSite } from '../support/rendered-site'

const manners: Patience = { timeout: 5_000, sites: 2 }

const links = (origin: string, ...paths: readonly string[]) =>
  paths.map((path) => ({ url: origin + path, pages: ['/'] }))

/** Asks without proxies, unless there are some. */
function answersOf(all: readonly OutboundLink[], patience: Patience, env: Record<string, string> = {}) {
  return askOutbound(all, proxiesOf(env), patience)
}

test.each([
  [200, true],
  [204, true],
  [401, true],
  [403, true],
  [429, true],
  [999, true],
  [404, false],
  [410, false],
  [500, false],
])('a site that answers %i is alive: %s', async (status, isAlive) => {
  const { origin, requests } = await otherSite((_, response) => void response.writeHead(status).end())
  const [answer] = await answersOf(links(origin, '/x'), manners)
  expect(answer).toEqual({ url: `${origin}/x`, pages: ['/'], isAlive, isReached: true, answer: String(status) })
  expect(requests).toEqual(['GET /x'])
})

test('redirects are followed', async () => {
  const { origin } = await otherSite(({ url }, response) => {
    if (url === '/gone') response.writeHead(404).end()
    else response.writeHead(301, { location: '/gone' }).end()
  })
  expect(await answersOf(links(origin, '/x'), manners)).toMatchObject([{ isAlive: false, answer: '404' }])
})

test('a site that never answers is skipped', async () => {
  const { origin } = await otherSite(() => {})
  const answers = await answersOf(links(origin, '/x'), { ...manners, timeout: 100 })
  expect(answers).toMatchObject([{ isAlive: false, isReached: false, answer: 'with no page (it took too long)' }])
})

test('an unreachable site is reported with the reason', async () => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const nowhere = `http://127.0.0.1:${portOf(server)}`
  await new Promise((resolve) => server.close(resolve))
  const [answer] = await answersOf(links(nowhere, '/x'), manners)
  expect(answer).toMatchObject({ isAlive: false, isReached: false, answer: 'with no page (ECONNREFUSED)' })
})

test('a site that was not reached once is not asked for its other pages', async () => {
  const { origin, requests } = await otherSite(() => {})
  const answers = await answersOf(links(origin, '/a', '/b'), { ...manners, timeout: 500 })
  expect(answers.map(({ url, isReached }) => [url, isReached])).toEqual([
    [`${origin}/a`, false],
    [`${origin}/b`, false],
  ])
  expect(requests).not.toContain('GET /b')
})

describe('proxies of the environment', () => {
  /** Answers all requests by their method and whole address, as a proxy receives it. */
  const proxy = () => otherSite(({ url }, response) => void response.writeHead(url?.includes('/404') ? 404 : 200).end())

  test.each(['http_proxy', 'HTTP_PROXY'])('%s is used', async (variable) => {
    const { origin, requests } = await proxy()
    const answers = await answersOf(links('http://nowhere.test', '/x', '/404'), manners, { [variable]: origin })
    expect(answers.map(({ answer }) => answer)).toEqual(['200', '404'])
    expect(requests).toEqual(['GET http://nowhere.test/x', 'GET http://nowhere.test/404'])
  })

  test('https:// sites are requested through a tunnel, and a proxy that refuses tunnels is named', async () => {
    const { origin, tunnels } = await refusingProxy()
    expect(await answersOf(links('https://nowhere.test', '/x'), manners, { HTTPS_PROXY: origin })).toMatchObject([
      { isAlive: false, isReached: false, answer: 'with no page (the proxy answers 403)' },
    ])
    expect(tunnels).toEqual(['nowhere.test:443'])
  })

  test('NO_PROXY is respected', async () => {
    const { origin } = await otherSite((_, response) => void response.writeHead(204).end())
    const env = { HTTP_PROXY: 'http://nowhere.test', NO_PROXY: '127.0.0.1' }
    expect(await answersOf(links(origin, '/x'), manners, env)).toMatchObject([{ answer: '204' }])
  })

  test.each(['ftp://proxy', 'socks5://proxy', 'http://', 'proxy:3128', 'not a proxy'])('%j is none', (value) => {
    expect(() => proxiesOf({ HTTPS_PROXY: value })).toThrow(/^HTTPS_PROXY: found no proxy address .* such as http:/)
  })
})

/** A proxy that allows no tunnel, and to where tunnels were asked for. */
async function refusingProxy(): Promise<{ origin: string; tunnels: readonly string[] }> {
  const tunnels: string[] = []
  const server = createServer().on('connect', ({ url = '' }, socket) => {
    tunnels.push(url)
    socket.end('HTTP/1.1 403 Forbidden\r\n\r\n')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return { origin: `http://127.0.0.1:${portOf(server)}`, tunnels }
}

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
  await answersOf(links(origin, '/a', '/b', '/c'), manners)
  expect({ most, requests }).toEqual({ most: 1, requests: ['GET /a', 'GET /b', 'GET /c'] })
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
