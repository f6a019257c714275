import { expect, test } from 'vitest'
import { hostFiles } from '../../../src/hosts/host-files'
import { headersFileHosts, hostNames } from '../../../src/hosts/host-names'
import { examplePolicy } from './example-policy'

const policy = await examplePolicy(undefined, {})

test.each([
  ['netlify', ['_headers', '_redirects']],
  ['cloudflare', ['_headers', '_redirects', '.assetsignore', '_hosts/cloudflare/wrangler.jsonc']],
  ['vercel', ['vercel.json']],
  ['github-pages', ['.nojekyll', 'CNAME']],
  ['firebase', ['firebase.json']],
  ['apache', ['.htaccess']],
  ['nginx', ['_hosts/nginx/nginx.conf']],
  ['caddy', ['_hosts/caddy/Caddyfile']],
  [
    's3',
    [
      '_hosts/s3/cloudfront-function.js',
      '_hosts/s3/cloudfront-headers.json',
      '_hosts/s3/cloudfront-headers-share.json',
      '_hosts/s3/upload.sh',
    ],
  ],
] as const)('the files of %s', (host, paths) => {
  const files = hostFiles([host], policy)
  expect(files.map(({ path }) => path)).toEqual(paths)
  expect(new Set(files.map(({ source }) => source))).toEqual(new Set([`--host ${host}`]))
})

test('no two hosts write the same file, except those that the command line refuses together', () => {
  const [, ...refused] = headersFileHosts
  const hosts = hostNames.filter((name) => !refused.includes(name))
  const paths = hostFiles(hosts, policy).map(({ path }) => path)
  expect(paths.filter((path, index) => paths.indexOf(path) < index)).toEqual([])
})
