import type { Redirect } from '../site/build-redirects'
import { controlFiles, type HostFiles, keepsQuery, operatorFolder, pagePattern } from './host-file'
import { type HeaderRule, type HostPolicy, headersAt } from './host-policy'

/** Control files, and the error pages under their own addresses. */
const refused = [operatorFolder, `${operatorFolder}/*`, ...controlFiles, '404', '404.html', '500', '500.html']

/** Headers by which a client asks for less than a whole file. */
const conditions = ['If-None-Match', 'If-Modified-Since', 'If-Match', 'If-Unmodified-Since', 'Range']

/**
 * A Caddyfile. Caddy obtains certificates automatically when the address starts with https.
 *
 * - `{asked}` is the query with its question mark, if there is one. Caddy's own placeholder for that was added after
 * 2.6.
 * - In a route, directives run in order: redirects have the general headers only, and the last of several headers of
 *   one name wins.
 * - Caddy adds the header Vary when it serves a copy, but not when it merely could have.
 * - Headers are kept as set, but an error served in place of a file must not be cached for a year. Conditions of a
 * request (a range, or only if modified) apply to the file, not to the error page.
 */
export function caddy({ base, host, origin, headers, redirects, precompressed }: HostPolicy): HostFiles {
  const folder = base === '' ? 'what the build wrote' : `the folder that holds ${base}, which is what the build wrote`
  const outside = `\tredir ${base} ${base}/{asked} 301\n\thandle {\n\t\terror 404\n\t}\n`
  const setHeaders = (rules: readonly HeaderRule[]) => {
    const set = ({ path, headers }: HeaderRule) =>
      Object.entries(headers).map(([name, value]) => `\t\t\theader ${base}${path} ${name} "${value}"\n`)
    return rules.flatMap(set).join('')
  }
  const varied = '\t\t\theader {\n\t\t\t\tVary Accept-Encoding\n\t\t\t\tdefer\n\t\t\t}\n'
  const server = precompressed ? 'file_server {\n\t\t\t\tprecompressed br gzip\n\t\t\t}' : 'file_server'
  const particular = [...new Set(headers.slice(1).flatMap((rule) => Object.keys(rule.headers)))]
  const general = particular.map((name) => `\t\theader ${name} "${headersAt('/', headers)[name]}"\n`)
  const whole = conditions.map((name) => `\t\trequest_header -${name}\n`)
  const content = `# Made by build-site, from the same policy as for every other host. Caddy asks the environment for two things:
# SITE_ROOT, ${folder}, and SITE_ADDRESS, the address to serve.
{$SITE_ADDRESS:${origin}} {
	root * {$SITE_ROOT:/var/www/${host}}
${precompressed ? '' : '\tencode zstd gzip\n'}	map {query} {asked} {
		~^(.+)$ "?$1"
		default ""
	}
	handle ${base}/* {
		@refused path ${refused.map((path) => `${base}/${path}`).join(' ')}
		@other path_regexp other ${pagePattern(base)}
		route {
${setHeaders(headers.slice(0, 1))}			error @refused 404
${redirects.map(moved).join('')}			redir ${base}/index.html ${base}/{asked} 301
			redir @other {re.other.1}{asked} 301
${setHeaders(headers.slice(1))}${precompressed ? varied : ''}			header ${base}/*.webmanifest Content-Type application/manifest+json
			try_files {path} {path}.html {path}/index.html
			${server}
		}
	}
${base === '' ? '' : outside}	handle_errors {
${[...general, ...whole].join('')}		@missing expression \`{err.status_code} == 404\`
		handle @missing {
			rewrite * ${base}/404.html
			${server}
		}
		@broken expression \`{err.status_code} >= 500\`
		handle @broken {
			rewrite * ${base}/500.html
			${server}
		}
	}
}
`
  return { [`${operatorFolder}/caddy/Caddyfile`]: content }
}

function moved(redirect: Redirect): string {
  const { from, to } = redirect
  const location = keepsQuery(redirect) ? `${to.href}{asked}` : to.href
  return [from.href, `${from.href}/`].map((old) => `\t\t\tredir ${old} ${location} 301\n`).join('')
}
