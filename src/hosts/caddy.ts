import type { OutputFile } from '../lib/output-file'
import type { Redirect } from '../site/build-redirects'
import { controlFiles, operatorFile, operatorFolder } from './host-file'
import { type HostPolicy, headersAt } from './host-policy'
import { keepsQuery, pagePattern } from './redirects'

/** A Caddyfile. Caddy obtains certificates automatically when the address starts with https. */
export function caddy(policy: HostPolicy): OutputFile[] {
  const { base, host, origin } = policy
  const content = base === '' ? 'what the build wrote' : `the folder that holds ${base}, which is what the build wrote`
  const lines = [
    '# Made by build-site, from the same policy as for every other host. Caddy asks the environment for two things:',
    `# SITE_ROOT, ${content}, and SITE_ADDRESS, the address to serve.`,
    `{$SITE_ADDRESS:${origin}} {`,
    `\troot * {$SITE_ROOT:/var/www/${host}}`,
    ...(policy.precompressed ? [] : ['\tencode zstd gzip']),
    ...query.map((line) => `\t${line}`),
    `\thandle ${base}/* {`,
    ...answers(policy).map((line) => `\t\t${line}`),
    '\t}',
    ...(base === '' ? [] : [`\tredir ${base} ${base}/{asked} 301`, '\thandle {', '\t\terror 404', '\t}']),
    ...errors(policy).map((line) => `\t${line}`),
    '}',
  ]
  return [operatorFile('caddy', 'Caddyfile', `${lines.join('\n')}\n`)]
}

/**
 * In a route, directives run in order: redirects have the general headers only, and the last of several headers of one
 * name wins.
 */
function answers(policy: HostPolicy): string[] {
  const { base, headers } = policy
  const route = [
    ...headers.slice(0, 1).flatMap((rule) => header(base, rule)),
    'error @refused 404',
    ...redirects(policy),
    ...headers.slice(1).flatMap((rule) => header(base, rule)),
    ...varied(policy),
    `header ${base}/*.webmanifest Content-Type application/manifest+json`,
    ...files(policy),
  ]
  return [
    `@refused path ${refused.map((path) => `${base}/${path}`).join(' ')}`,
    `@other path_regexp other ${pagePattern(base)}`,
    'route {',
    ...route.map((line) => `\t${line}`),
    '}',
  ]
}

function header(base: string, { path, headers }: HostPolicy['headers'][number]): string[] {
  return Object.entries(headers).map(([name, value]) => `header ${base}${path} ${name} "${value}"`)
}

/** Caddy adds this header when it serves a copy, but not when it merely could have. */
function varied({ precompressed }: HostPolicy): string[] {
  return precompressed ? ['header {', '\tVary Accept-Encoding', '\tdefer', '}'] : []
}

/** Control files, and the error pages under their own addresses. */
const refused = [operatorFolder, `${operatorFolder}/*`, ...controlFiles, '404', '404.html', '500', '500.html']

/**
 * `{asked}`: the query with its question mark, if there is one. Caddy's own placeholder for that was added after 2.6.
 */
const query = ['map {query} {asked} {', '\t~^(.+)$ "?$1"', '\tdefault ""', '}']

function redirects({ base, redirects }: HostPolicy): string[] {
  return [
    ...redirects.flatMap(moved),
    `redir ${base}/index.html ${base}/{asked} 301`,
    'redir @other {re.other.1}{asked} 301',
  ]
}

function moved(redirect: Redirect): string[] {
  const { from, to } = redirect
  const location = keepsQuery(redirect) ? `${to.href}{asked}` : to.href
  return [from.href, `${from.href}/`].map((old) => `redir ${old} ${location} 301`)
}

function files({ precompressed }: HostPolicy): string[] {
  const server = precompressed ? ['file_server {', '\tprecompressed br gzip', '}'] : ['file_server']
  return ['try_files {path} {path}.html {path}/index.html', ...server]
}

/**
 * Headers are kept as set, but an error served in place of a file must not be cached for a year. Nor is what the visitor
 * asked of the file asked of the error page: only a part of it, or nothing if it has not changed.
 */
function errors(policy: HostPolicy): string[] {
  const { base, headers } = policy
  const general = headersAt('/', headers)
  const particular = new Set(headers.slice(1).flatMap((rule) => Object.keys(rule.headers)))
  const page = (matcher: string, file: string) => [
    `handle ${matcher} {`,
    `\trewrite * ${base}/${file}`,
    ...indented(policy),
    '}',
  ]
  return [
    'handle_errors {',
    ...[
      ...[...particular].map((name) => `header ${name} "${general[name]}"`),
      ...conditions.map((name) => `request_header -${name}`),
      '@missing expression `{err.status_code} == 404`',
      ...page('@missing', '404.html'),
      '@broken expression `{err.status_code} >= 500`',
      ...page('@broken', '500.html'),
    ].map((line) => `\t${line}`),
    '}',
  ]
}

/** Headers by which a client asks for less than a whole file. */
const conditions = ['If-None-Match', 'If-Modified-Since', 'If-Match', 'If-Unmodified-Since', 'Range']

function indented(policy: HostPolicy): string[] {
  return files(policy)
    .slice(1)
    .map((line) => `\t${line}`)
}
