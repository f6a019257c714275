import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { robotsTxt } from '../../src/assets/root-files'
import { loadRealData } from '../support/real-data'

/** Parses robots.txt like a crawler (RFC 9309): consecutive user agents share the rules below them. */
function rulesFor(text: string, agent: string): string[] {
  const groups = text.split(/\n\n/).map((group) => group.split('\n').filter((line) => !line.startsWith('#')))
  const named = groups.find((lines) => lines.includes(`User-agent: ${agent}`))
  const lines = named ?? groups.find((candidate) => candidate.includes('User-agent: *')) ?? []
  return lines.filter((line) => /^(Dis)?allow:/i.test(line))
}

const sitemap = 'https://host.example/base/sitemap.xml'
const text = () =>
  robotsTxt({ refusedCrawlers: ['GPTBot', 'CCBot', 'Kangaroo Bot'], refusedCrawlersNote: 'Why.' }, sitemap)

test.each(['GPTBot', 'CCBot', 'Kangaroo Bot'])('%s is refused by name', (agent) => {
  expect(rulesFor(text(), agent)).toEqual(['Disallow: /'])
})

test.each(['Googlebot', 'Bingbot', 'GPTBot-Image'])('%s is not among them and may read everything', (agent) => {
  expect(rulesFor(text(), agent)).toEqual(['Allow: /'])
})

test('the sitemap is named by its absolute address, on a separate line', () => {
  expect(text().split('\n')).toContain(`Sitemap: ${sitemap}`)
})

test('each crawler has its own line, the rule for all others comes after them, and the sitemap is last', () => {
  expect(text().split('\n')).toEqual([
    expect.stringMatching(/^# /),
    'User-agent: GPTBot',
    'User-agent: CCBot',
    'User-agent: Kangaroo Bot',
    'Disallow: /',
    '',
    'User-agent: *',
    'Allow: /',
    '',
    `Sitemap: ${sitemap}`,
    '',
  ])
})

test('without crawlers and without a sitemap it has two lines', () => {
  expect(robotsTxt({})).toBe('User-agent: *\nAllow: /\n')
})

test('without a sitemap none is named, and everyone may still read', () => {
  const bare = robotsTxt({})
  expect(bare).not.toMatch(/Sitemap/)
  expect(rulesFor(bare, 'Googlebot')).toEqual(['Allow: /'])
})

test('without crawlers to refuse, none is refused', () => {
  const open = robotsTxt({ refusedCrawlers: [] }, sitemap)
  expect(open).not.toMatch(/Disallow/)
  expect(rulesFor(open, 'GPTBot')).toEqual(['Allow: /'])
})

describe('the real site', async () => {
  const real = await readFile(join(inject('realSite'), 'robots.txt'), 'utf8')
  const { refusedCrawlers } = (await loadRealData()).site.value

  test.each(refusedCrawlers)('refuses %s, which collects texts to train AI models', (agent) => {
    expect(rulesFor(real, agent)).toEqual(['Disallow: /'])
  })

  test.each(['GPTBot', 'ClaudeBot', 'Google-Extended', 'CCBot', 'Bytespider'])('%s is one of them', (agent) => {
    expect(refusedCrawlers).toContain(agent)
  })

  test.each(['Googlebot', 'Bingbot', 'DuckDuckBot'])('welcomes %s', (agent) => {
    expect(rulesFor(real, agent)).toEqual(['Allow: /'])
  })
})
