import { escapePattern } from '../lib/escape-pattern'
import { compressibleTypes } from '../lib/media-types'
import type { Redirect } from '../site/build-redirects'
import { controlFiles, type HostFiles, keepsQuery, operatorFolder } from './host-file'
import { type HostPolicy, headersAt } from './host-policy'

/**
 * `.htaccess` for Apache 2.4; requires mod_rewrite, mod_headers and mod_alias (with MultiViews, mod_setenvif), and
 * `AllowOverride FileInfo Indexes`.
 *
 * With MultiViews, which only `AllowOverride Options` could switch off, Apache chooses a file before it reads any rule:
 * `/domains.csv` for `/domains`, or `/about.html`, which leads to `/about` for ever. So the requested path is saved
 * before that. The rules do not depend on which files exist.
 */
export function apache(policy: HostPolicy): HostFiles {
  const { base, redirects, precompressed } = policy
  const prefix = escapePattern(base)
  const home = base === '' ? '' : `RedirectMatch 301 ^${prefix}$ ${base}/\n`
  const hidden = [...controlFiles.map(escapePattern), `${operatorFolder}(/.*)?`, '(404|500)(\\.html)?'].join('|')
  const content = `# Made by build-site, from the same policy as for every other host.
# Needs mod_rewrite, mod_headers, mod_alias and "AllowOverride FileInfo Indexes" (or All); with MultiViews, mod_setenvif.
ErrorDocument 404 ${base}/404.html
ErrorDocument 500 ${base}/500.html
# Without this, a folder would be answered with a slash before it is found to be a page.
DirectorySlash Off
${home}AddDefaultCharset utf-8
AddType application/manifest+json .webmanifest
AddType text/csv .csv

${headers(policy).join('\n')}

# With MultiViews, Apache takes another file for /about before the rules below. They go by what was asked for.
<IfModule mod_setenvif.c>
    SetEnvIf Request_URI "^${prefix}/+(.+)$" asked=$1
</IfModule>
Header always unset Content-Location "expr=-n reqenv('REDIRECT_chosen')"
Header always unset TCN "expr=-n reqenv('REDIRECT_chosen')"
Header always unset Vary "expr=-n reqenv('REDIRECT_chosen')"

RewriteEngine On
RewriteBase ${base}/
# What has been rewritten once is done.
RewriteCond %{ENV:REDIRECT_STATUS} !^$
RewriteRule ^ - [L]
# Where MultiViews looks for files, and where it has chosen one.
RewriteCond %{IS_SUBREQ} true
RewriteCond %{ENV:asked} .
RewriteRule ^ - [L]
RewriteCond %{ENV:asked} .
RewriteCond %{ENV:asked}|$1 !^(.*)\\|\\1$
RewriteRule ^(.*)$ %{ENV:asked} [E=chosen:1,DPI]
# Files that are not for visitors.
RewriteRule ^(${hidden})$ - [R=404,L]
${redirects.map(moved).join('')}# One address for each page.
RewriteRule ^index\\.html$ ${base}/ [R=301,L]
RewriteRule ^((?:[\\w.~-]+/)*?[\\w.~-]+?)(?:/index\\.html|\\.html|/)$ ${base}/$1 [R=301,L]
# What MultiViews alone would have found is nothing.
RewriteCond %{ENV:chosen} .
RewriteCond %{REQUEST_FILENAME} !-f
RewriteCond %{REQUEST_FILENAME}.html !-f
RewriteCond %{REQUEST_FILENAME}/index.html !-f
RewriteRule ^ - [R=404,L]
# /about is about.html, or about/index.html. What is rewritten would be decoded again.
RewriteCond %{REQUEST_FILENAME}.html -f
RewriteRule ^(.+)$ $1.html [B=%#]
RewriteCond %{REQUEST_FILENAME}/index.html -f
RewriteRule ^(.+)$ $1/index.html [B=%#]
RewriteRule ^$ index.html
# Any other folder is nothing, whatever else would list what is in it.
RewriteCond %{REQUEST_FILENAME} -d
RewriteRule ^ - [R=404,L]
${precompressed ? copies : compression}`
  return { '.htaccess': content }
}

/** Path-specific headers apply only to files, so that neither an error nor a redirect is cached for a year. */
function headers({ base, headers }: HostPolicy): string[] {
  const general = Object.entries(headersAt('/', headers)).map(([name, value]) => `Header always set ${name} "${value}"`)
  const particular = headers.slice(1).flatMap(({ path, headers }) =>
    Object.entries(headers).map(([name, value]) => {
      const isThere = `(%{REQUEST_STATUS} < 300 || %{REQUEST_STATUS} == 304) && %{REQUEST_URI} =~ m#^${escapePattern(base + path.slice(0, -1))}#`
      return `Header always set ${name} "${value}" "expr=${isThere}"`
    }),
  )
  return [...general, ...particular]
}

function moved(redirect: Redirect): string {
  const { from, to } = redirect
  const old = escapePattern(from.path.slice(1))
  // These two characters begin references to matches of a condition or the rule.
  const location = to.href.replace(/[%$]/g, '\\$&')
  return `RewriteRule ^${old}/?$ ${location} [R=301,L,NE${keepsQuery(redirect) ? '' : ',QSD'}]\n`
}

const compression = `
<IfModule mod_deflate.c>
    AddOutputFilterByType DEFLATE text/html ${compressibleTypes.join(' ')}
    # Otherwise it would not know its own tags again, and send all of a page that has not changed.
    RequestHeader edit If-None-Match '^((?:W/)?"[^"]*)-gzip"$' '$1-gzip", $1"'
</IfModule>
`

const copies = `# Compressed copies, which are next to the files.
${copy('br', 'br')}${copy('gzip', 'gz')}RemoveLanguage .br
# /data.csv.gz may be a file of its own: only what was rewritten is a copy.
<If "reqenv('REDIRECT_no-gzip') == '1'">
    RemoveType .gz
    AddEncoding br .br
    AddEncoding gzip .gz
</If>
Header merge Vary Accept-Encoding "expr=%{CONTENT_TYPE} =~ m#^(text/|application/|image/svg)#"
`

/** For requests that name a content coding and do not refuse it with `q=0`. The copy is already compressed. */
function copy(coding: string, ending: string): string {
  // Apache refuses to rewrite an address with a question mark.
  return `RewriteCond %{HTTP:Accept-Encoding} "(?:^|,)\\s*${coding}\\s*(?:,|$|;(?!\\s*q=0(?:\\.0*)?\\s*(?:,|$)))" [NC]
RewriteCond $1 !\\?
RewriteCond %{REQUEST_FILENAME} -f
RewriteCond %{REQUEST_FILENAME}.${ending} -f
RewriteRule ^(.+)$ $1.${ending} [L,B=%#,E=no-gzip:1,E=no-brotli:1]
`
}
