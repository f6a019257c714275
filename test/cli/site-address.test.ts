import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { filesIn, temporaryFolder } from '../support/folder'
import { long } from '../support/long'
import { runCli } from '../support/run-cli'

const preview = { NETLIFY: 'true', CONTEXT: 'deploy-preview', DEPLOY_PRIME_URL: 'https://pr-7--site.example' }

/** Builds the real site in an environment. */
async function build(env: Record<string, string>, ...args: readonly string[]) {
  const out = join(await temporaryFolder(), 'dist')
  const result = await runCli(['--out', out, ...args], process.cwd(), env)
  expect(result.exitCode).toBe(0)
  const home = await readFile(join(out, 'index.html'), 'utf8')
  const canonical = /rel="canonical" href="([^"]*)"/.exec(home)?.[1]
  return { ...result, out, canonical }
}

describe('the address of the site comes from', () => {
  test('--site-url before SITE_URL, and the build says so', async () => {
    const { canonical, stderr } = await build(
      { SITE_URL: 'https://own.example' },
      '--site-url',
      'https://typed.example',
    )
    expect(canonical).toBe('https://typed.example/')
    expect(stderr).toMatch(/^The site: .*https:\/\/typed\.example.* --site-url\.\n/)
  })

  test('SITE_URL before the variables of the platform, including the base path', long, async () => {
    const { canonical, stderr } = await build({ ...preview, SITE_URL: 'https://own.example/base' }, '--json')
    expect(canonical).toBe('https://own.example/base/')
    expect(stderr).toBe('')
  })

  test('the data if the environment names none, without a message', long, async () => {
    const { canonical, stderr } = await build({})
    expect(canonical).toBe('https://www.example.com/')
    expect(stderr).not.toContain('The site')
  })
})

test.each([
  ['SITE_URL', 'an origin and an optional base path', { SITE_URL: 'own.example' }],
  ['URL', 'an address that ends before \\?q=1', { NETLIFY: 'true', URL: 'https://site.example/?q=1' }],
  ['VERCEL_URL', 'an origin and an optional base path', { VERCEL: '1', VERCEL_URL: 'a host' }],
])('a %s that is no address is told by its name, and nothing is built', async (variable, expected, env) => {
  const out = join(await temporaryFolder(), 'dist')
  const { exitCode, stderr } = await runCli(['--out', out], process.cwd(), env)
  expect(exitCode).toBe(1)
  expect(stderr).toMatch(
    new RegExp(`^error +${variable}: found ".*" in this environment variable, expected ${expected}`),
  )
  expect(await filesIn(join(out, '..'))).toEqual([])
})

test.each([
  ['own.example', 'an origin and an optional base path, such as https://host.example/base'],
  ['ftp://own.example', 'an origin and an optional base path, such as https://host.example/base'],
  ['http://staging:8080', 'a host such as host.example or localhost, not staging'],
  ['https://my_site.example', 'a host such as host.example or localhost, not my_site.example'],
  ['https://me:secret@own.example', 'an address without a user and a password'],
  ['https://me@own.example', 'an address without a user and a password'],
  ['https://:secret@own.example', 'an address without a user and a password'],
  ['https://own.example/base?q=1#a', 'an address that ends before ?q=1#a'],
  ['https://own.example//', 'a base path of plain folder names, such as /base, not //'],
])('--site-url %s is refused: expected %s', async (url, expected) => {
  const { exitCode, stderr } = await runCli(['--site-url', url], process.cwd())
  expect(exitCode).toBe(2)
  expect(stderr).toContain(`'${url}' is invalid. Expected ${expected}.\n`)
})

test('a preview asks search engines not to index any page, and lets them read that', long, async () => {
  const { out, stderr, canonical } = await build(preview)
  expect(stderr).toMatch(/^The site: .*DEPLOY_PRIME_URL; .*preview/)
  expect(canonical).toBe('https://pr-7--site.example/')
  const files = await filesIn(out)
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    expect(await readFile(join(out, file), 'utf8'), file).toMatch(/<meta name="robots" content="noindex, nofollow"/)
  }
  expect(files).not.toContain('sitemap.xml')
  const robots = await readFile(join(out, 'robots.txt'), 'utf8')
  expect(robots).toMatch(/^User-agent: \*\nAllow: \/$/m)
  expect(robots).not.toContain('Sitemap')
})
