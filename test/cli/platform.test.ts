import { describe, expect, test } from 'vitest'
import { platform } from '../../src/cli/platform'

const netlify = { NETLIFY: 'true', URL: 'https://site.example', DEPLOY_PRIME_URL: 'https://pr-7--site.example' }
const cloudflare = { CF_PAGES: '1', CF_PAGES_URL: 'https://0a1b2c.site.pages.dev' }
const vercel = { VERCEL: '1', VERCEL_PROJECT_PRODUCTION_URL: 'site.example', VERCEL_URL: 'site-0a1b2c.vercel.app' }
const own = { SITE_URL: 'https://own.example/base' }

/** Environment; its variable and address, if any; whether it is a preview. */
type Case = readonly [name: string, env: Record<string, string>, site: readonly [string, string] | undefined, boolean]

const cases: readonly Case[] = [
  ['nothing is set', {}, undefined, false],
  ['SITE_URL', own, ['SITE_URL', 'https://own.example/base'], false],
  ['SITE_URL that is set to nothing', { SITE_URL: '' }, undefined, false],
  ['URL of who knows whom', { URL: 'https://stray.example' }, undefined, false],
  ['CF_PAGES_URL without CF_PAGES', { CF_PAGES_URL: 'https://stray.example' }, undefined, false],
  ['VERCEL_URL without VERCEL', { VERCEL_URL: 'stray.example' }, undefined, false],

  ['Netlify', netlify, ['URL', 'https://site.example'], false],
  ['Netlify, production', { ...netlify, CONTEXT: 'production' }, ['URL', 'https://site.example'], false],
  [
    'Netlify, deploy preview',
    { ...netlify, CONTEXT: 'deploy-preview' },
    ['DEPLOY_PRIME_URL', 'https://pr-7--site.example'],
    true,
  ],
  [
    'Netlify, branch deploy',
    { ...netlify, CONTEXT: 'branch-deploy' },
    ['DEPLOY_PRIME_URL', 'https://pr-7--site.example'],
    true,
  ],
  ['Netlify, preview that has no address', { NETLIFY: 'true', CONTEXT: 'deploy-preview' }, undefined, true],
  [
    'Netlify, deploy preview, with SITE_URL: the address is ours, a preview it stays',
    { ...netlify, ...own, CONTEXT: 'deploy-preview' },
    ['SITE_URL', 'https://own.example/base'],
    true,
  ],

  [
    'Cloudflare, main: its address is of one deployment only',
    { ...cloudflare, CF_PAGES_BRANCH: 'main' },
    undefined,
    false,
  ],
  ['Cloudflare, master', { ...cloudflare, CF_PAGES_BRANCH: 'master' }, undefined, false],
  ['Cloudflare, no branch', cloudflare, ['CF_PAGES_URL', 'https://0a1b2c.site.pages.dev'], false],
  [
    'Cloudflare, another branch',
    { ...cloudflare, CF_PAGES_BRANCH: 'new-prices' },
    ['CF_PAGES_URL', 'https://0a1b2c.site.pages.dev'],
    true,
  ],
  [
    'Cloudflare, another branch that SITE_URL makes the one in production',
    { ...cloudflare, ...own, CF_PAGES_BRANCH: 'release' },
    ['SITE_URL', 'https://own.example/base'],
    false,
  ],

  [
    'Vercel, production',
    { ...vercel, VERCEL_ENV: 'production' },
    ['VERCEL_PROJECT_PRODUCTION_URL', 'https://site.example'],
    false,
  ],
  ['Vercel, preview', { ...vercel, VERCEL_ENV: 'preview' }, ['VERCEL_URL', 'https://site-0a1b2c.vercel.app'], true],
  [
    'Vercel, before it named the address of production',
    { VERCEL: '1', VERCEL_ENV: 'production', VERCEL_URL: 'site.vercel.app' },
    ['VERCEL_URL', 'https://site.vercel.app'],
    false,
  ],
]

describe('settings from the environment of a host', () => {
  test.each(cases)('%s', (_, env, site, isPreview) => {
    expect(platform(env)).toEqual({ site: site && { variable: site[0], url: site[1] }, isPreview })
  })
})
