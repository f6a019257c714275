import { escapePattern } from '../lib/escape-pattern'
import type { OutputFile } from '../lib/output-file'
import type { Redirect } from '../site/build-redirects'
import { compressibleTypes } from './compressible-types'
import { controlFiles, operatorFile, operatorFolder } from './host-file'
import { type HeaderRule, type HostPolicy, headersAt } from './host-policy'
import { escapeSigns, keepsQuery, pagePattern } from './redirects'

/** A configuration snippet to be included in a server block of nginx. */
export function nginx(policy: HostPolicy): OutputFile[] {
  const { base } = policy
  const lines = [
    ...usage(policy),
    '',
    ...setVaried(policy, headersAt('/', policy.headers)),
    ...(base === '' ? [] : [`location = ${base} { return 301 ${base}/$is_args$args; }`]),
    `location ^~ ${base}/ {`,
    ...[...pages(policy), '', ...headers(policy), '', ...compression(policy), '', ...places(policy)].map(indent),
    '}',
  ]
  return [operatorFile('nginx', 'nginx.conf', `${lines.map((line) => line.trimEnd()).join('\n')}\n`)]
}

function usage({ host, base }: HostPolicy): string[] {
  const root = `/var/www/${host}`
  const content = base === '' ? 'what the build wrote' : `holds the folder ${base}, which is what the build wrote`
  return [
    '# Made by build-site, from the same policy as for every other host. Include it in the block of your server:',
    '#',
    '#   server {',
    '#       listen 80;  # for https: listen 443 ssl, ssl_certificate and ssl_certificate_key',
    `#       server_name ${host};`,
    `#       root ${root};  # ${content}`,
    `#       include ${root}${base}/${operatorFolder}/nginx/nginx.conf;`,
    '#   }',
  ]
}

function pages({ base }: HostPolicy): string[] {
  return [
    'index index.html;',
    'charset utf-8;',
    'absolute_redirect off;',
    `error_page 404 ${base}/404.html;`,
    `error_page 500 502 503 504 ${base}/500.html;`,
    'try_files $uri $uri.html $uri/index.html =404;',
  ]
}

/**
 * Headers that differ by path are variables, because nginx drops all inherited headers when an inner block adds one.
 * Outside the path-specific locations the variables keep their general value, so that an error is never cached for a
 * year.
 */
function headers({ headers }: HostPolicy): string[] {
  const varied = variedHeaders(headers)
  return Object.entries(headersAt('/', headers)).map(
    ([name, value]) => `add_header ${name} ${varied.includes(name) ? variable(name) : quote(value)} always;`,
  )
}

function setVaried({ headers }: HostPolicy, values: HeaderRule['headers']): string[] {
  return variedHeaders(headers).map((name) => `set ${variable(name)} ${quote(values[name] ?? '')};`)
}

function variedHeaders(rules: readonly HeaderRule[]): string[] {
  return [...new Set(rules.slice(1).flatMap(({ headers }) => Object.keys(headers)))]
}

function variable(header: string): string {
  return `$site_${header.toLowerCase().replaceAll('-', '_')}`
}

function compression({ precompressed }: HostPolicy): string[] {
  if (precompressed)
    return ['gzip_static on;', '# brotli_static on;  # where nginx has the module ngx_brotli', 'gzip_vary on;']
  return ['gzip on;', `gzip_types ${compressibleTypes.join(' ')};`, 'gzip_vary on;']
}

/** Locations that differ from the general rules. */
function places(policy: HostPolicy): string[] {
  const { base, redirects } = policy
  const hidden = [...controlFiles.map(escapePattern), `${operatorFolder}(?:/.*)?`].join('|')
  return [
    `location = ${base}/404.html { internal; }`,
    `location = ${base}/500.html { internal; }`,
    `location ~ ^${escapePattern(base)}/(?:404|500|${hidden})$ { return 404; }`,
    ...redirects.flatMap(moved),
    `location = ${base}/index.html { return 301 ${base}/$is_args$args; }`,
    `location ~ ${quote(pagePattern(base))} { return 301 $1$is_args$args; }`,
    'location ~ \\.webmanifest$ { types { } default_type application/manifest+json; }',
    // Without try_files, data.csv.gz would be taken for the copy of a file that does not exist.
    'location ~ \\.csv$ { types { } default_type text/csv; try_files $uri =404; }',
    ...policy.headers
      .slice(1)
      .flatMap(({ path }) => [
        `location ^~ ${base}${path.slice(0, -1)} {`,
        ...setVaried(policy, headersAt(path.slice(0, -1), policy.headers)).map(indent),
        indent('try_files $uri =404;'),
        '}',
      ]),
  ]
}

function moved(redirect: Redirect): string[] {
  const { from, to } = redirect
  // A dollar sign begins a variable, and there is none that holds one.
  const href = escapeSigns(to.href, /\$/g)
  const location = quote(keepsQuery(redirect) ? `${href}$is_args$args` : href)
  return [from.href, `${from.href}/`].map((old) => `location = ${old} { return 301 ${location}; }`)
}

function quote(value: string): string {
  return `"${value.replace(/["\\]/g, '\\$&')}"`
}

function indent(line: string): string {
  return `    ${line}`
}
