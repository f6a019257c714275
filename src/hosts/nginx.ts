import { escapePattern } from '../lib/escape-pattern'
import { compressibleTypes } from '../lib/media-types'
import type { Redirect } from '../site/build-redirects'
import { controlFiles, escapeSigns, type HostFiles, keepsQuery, operatorFolder, pagePattern } from './host-file'
import { type HeaderRule, type HostPolicy, headersAt } from './host-policy'

/**
 * A configuration snippet to be included in a server block of nginx.
 *
 * - Headers that differ by path are variables, because nginx drops all inherited headers when an inner block adds one.
 *   Outside the path-specific locations the variables keep their general value, so that an error is never cached for a
 *   year.
 * - Without its try_files, data.csv.gz would be treated as the copy of a file that does not exist.
 */
export function nginx({ base, host, headers, redirects, precompressed }: HostPolicy): HostFiles {
  const root = `/var/www/${host}`
  const folder = base === '' ? 'what the build wrote' : `holds the folder ${base}, which is what the build wrote`
  const home = base === '' ? '' : `location = ${base} { return 301 ${base}/$is_args$args; }\n`
  const hidden = [...controlFiles.map(escapePattern), `${operatorFolder}(?:/.*)?`].join('|')
  const varied = [...new Set(headers.slice(1).flatMap((rule) => Object.keys(rule.headers)))]
  const setVaried = (values: HeaderRule['headers'], indent = '') =>
    varied.map((name) => `${indent}set ${variable(name)} ${quote(values[name] ?? '')};\n`).join('')
  const added = Object.entries(headersAt('/', headers)).map(
    ([name, value]) => `    add_header ${name} ${varied.includes(name) ? variable(name) : quote(value)} always;\n`,
  )
  const places = headers.slice(1).map(({ path }) => {
    const start = path.slice(0, -1)
    return `    location ^~ ${base}${start} {
${setVaried(headersAt(start, headers), '        ')}        try_files $uri =404;
    }
`
  })
  const content = `# Made by build-site, from the same policy as for every other host. Include it in the block of your server:
#
#   server {
#       listen 80;  # for https: listen 443 ssl, ssl_certificate and ssl_certificate_key
#       server_name ${host};
#       root ${root};  # ${folder}
#       include ${root}${base}/${operatorFolder}/nginx/nginx.conf;
#   }

${setVaried(headersAt('/', headers))}${home}location ^~ ${base}/ {
    index index.html;
    charset utf-8;
    absolute_redirect off;
    error_page 404 ${base}/404.html;
    error_page 500 502 503 504 ${base}/500.html;
    try_files $uri $uri.html $uri/index.html =404;

${added.join('')}
${precompressed ? copies : compression}
    location = ${base}/404.html { internal; }
    location = ${base}/500.html { internal; }
    location ~ ^${escapePattern(base)}/(?:404|500|${hidden})$ { return 404; }
${redirects.map(moved).join('')}    location = ${base}/index.html { return 301 ${base}/$is_args$args; }
    location ~ ${quote(pagePattern(base))} { return 301 $1$is_args$args; }
    location ~ \\.webmanifest$ { types { } default_type application/manifest+json; }
    location ~ \\.csv$ { types { } default_type text/csv; try_files $uri =404; }
${places.join('')}}
`
  return { [`${operatorFolder}/nginx/nginx.conf`]: content }
}

const copies = `    gzip_static on;
    # brotli_static on;  # where nginx has the module ngx_brotli
    gzip_vary on;
`

const compression = `    gzip on;
    gzip_types ${compressibleTypes.join(' ')};
    gzip_vary on;
`

function moved(redirect: Redirect): string {
  const { from, to } = redirect
  // A dollar sign begins a variable, and it cannot be escaped.
  const href = escapeSigns(to.href, /\$/g)
  const location = quote(keepsQuery(redirect) ? `${href}$is_args$args` : href)
  return [from.href, `${from.href}/`].map((old) => `    location = ${old} { return 301 ${location}; }\n`).join('')
}

function variable(header: string): string {
  return `$site_${header.toLowerCase().replaceAll('-', '_')}`
}

function quote(value: string): string {
  return `"${value.replace(/["\\]/g, '\\$&')}"`
}
