import { controlFiles, type HostFiles, operatorFolder, refuseBeyond } from './host-file'
import { type HostPolicy, headerBlocks } from './host-policy'

/** Cloudflare's limits for `_headers` and `_redirects`; it ignores the rest. */
const limits = { redirects: 2000, redirectLength: 1000, headerLength: 2000 }

/** Cloudflare, as Pages or as static assets of a Worker: `_headers`, `_redirects`, and a Wrangler configuration. */
export function cloudflare(policy: HostPolicy): HostFiles {
  // When several rules set a header, Cloudflare sends all values, unless the earlier one is detached.
  const headers = headerBlocks(policy.headers, policy.base, (name) => `! ${name}`)
  const redirects = redirectLines(policy)
  refuseBeyond('cloudflare', 'characters in a line of _headers', longest(headers.split('\n')), limits.headerLength)
  refuseBeyond('cloudflare', 'characters in a line of _redirects', longest(redirects), limits.redirectLength)
  return {
    _headers: headers,
    _redirects: `${[...redirects, ...rewriteLines(policy)].join('\n')}\n`,
    '.assetsignore': `${[operatorFolder, ...controlFiles].join('\n')}\n`,
    [`${operatorFolder}/cloudflare/wrangler.jsonc`]: wranglerConfig(policy),
  }
}

/** Cloudflare matches whole paths, so the form with a trailing slash needs a line of its own. */
function redirectLines({ redirects, base }: HostPolicy): string[] {
  const lines = redirects.flatMap(({ from, to }) => [`${from.href} ${to.href} 301`, `${from.href}/ ${to.href} 301`])
  const home = base === '' ? [] : [`${base} ${base}/ 301`, `${base}/index.html ${base}/ 301`]
  refuseBeyond('cloudflare', 'lines of redirects (two for each old path)', lines.length + home.length, limits.redirects)
  return [...lines, ...home]
}

/**
 * The site is at the root of the upload, so a base path is stripped. On Pages, a redirect is the only way to hide a
 * file.
 */
function rewriteLines({ base }: HostPolicy): string[] {
  const refused = `/${operatorFolder}/* / 302`
  if (base === '') return [refused]
  const under = [`${base}/*/ ${base}/:splat 301`, `${base}/*.html ${base}/:splat 301`, `${base}/* /:splat 200`]
  return [`${base}/${operatorFolder}/* ${base}/ 302`, refused, ...under]
}

function wranglerConfig({ host }: HostPolicy): string {
  const config = {
    name: host.replace(/[^a-z0-9]+/g, '-'),
    compatibility_date: '2025-04-01',
    assets: { directory: '../..', html_handling: 'drop-trailing-slash', not_found_handling: '404-page' },
  }
  const use = 'For "npx wrangler deploy --config <this file>". Change the name to that of your Worker.'
  const mail =
    'Email Address Obfuscation may stay on: the comments email_off in the pages keep mail addresses as they are.'
  return `// ${use} ${mail}\n${JSON.stringify(config, null, 2)}\n`
}

function longest(lines: readonly string[]): number {
  return Math.max(0, ...lines.map(({ length }) => length))
}
