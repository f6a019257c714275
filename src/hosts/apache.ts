import { escapePattern } from '../lib/escape-pattern'
import type { OutputFile } from '../lib/output-file'
import { compressibleTypes } from './compressible-types'
import { controlFiles, hostFile, operatorFolder } from './host-file'
import { type HostPolicy, headersAt } from './host-policy'
import { keepsQuery } from './redirects'

/** `.htaccess` for Apache 2.4; requires mod_rewrite, mod_headers and mod_alias (with MultiViews, mod_setenvif), and `AllowOverride FileInfo Indexes`. */
export function apache(policy: HostPolicy): OutputFile[] {
  const { base } = policy
  const lines = [
    '# Made by build-site, from the same policy as for every other host.',
    '# Needs mod_rewrite, mod_headers, mod_alias and "AllowOverride FileInfo Indexes" (or All); with MultiViews, mod_setenvif.',
    `ErrorDocument 404 ${base}/404.html`,
    `ErrorDocument 500 ${base}/500.html`,
    '# Without this, a folder would be answered with a slash before it is found to be a page.',
    'DirectorySlash Off',
    ...(base === '' ? [] : [`RedirectMatch 301 ^${escapePattern(base)}$ ${base}/`]),
    'AddDefaultCharset utf-8',
    'AddType application/manifest+json .webmanifest',
    'AddType text/csv .csv',
    '',
    ...headers(policy),
    '',
    ...asked(policy),
    '',
    'RewriteEngine On',
    `RewriteBase ${base}/`,
    '# What has been rewritten once is done.',
    'RewriteCond %{ENV:REDIRECT_STATUS} !^$',
    'RewriteRule ^ - [L]',
    ...askedAgain(),
    ...refused(),
    ...redirects(policy),
    ...onePage(policy),
    ...files(),
    ...compression(policy),
  ]
  return [hostFile('apache', '.htaccess', `${lines.join('\n')}\n`)]
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

/**
 * With MultiViews, which only `AllowOverride Options` could switch off, Apache chooses a file before it reads any rule:
 * `/domains.csv` for `/domains`, or `/about.html`, which leads to `/about` for ever. So what was asked for is noted
 * before that. Which files there are to choose from is no concern of the rules either.
 */
function asked({ base }: HostPolicy): string[] {
  return [
    '# With MultiViews, Apache takes another file for /about before the rules below. They go by what was asked for.',
    '<IfModule mod_setenvif.c>',
    `    SetEnvIf Request_URI "^${escapePattern(base)}/+(.+)$" asked=$1`,
    '</IfModule>',
    ...['Content-Location', 'TCN', 'Vary'].map(
      (name) => `Header always unset ${name} "expr=-n reqenv('REDIRECT_chosen')"`,
    ),
  ]
}

function askedAgain(): string[] {
  return [
    '# Where MultiViews looks for files, and where it has chosen one.',
    'RewriteCond %{IS_SUBREQ} true',
    'RewriteCond %{ENV:asked} .',
    'RewriteRule ^ - [L]',
    'RewriteCond %{ENV:asked} .',
    'RewriteCond %{ENV:asked}|$1 !^(.*)\\|\\1$',
    'RewriteRule ^(.*)$ %{ENV:asked} [E=chosen:1,DPI]',
  ]
}

function refused(): string[] {
  const hidden = [...controlFiles.map(escapePattern), `${operatorFolder}(/.*)?`, '(404|500)(\\.html)?'].join('|')
  return ['# Files that are not for visitors.', `RewriteRule ^(${hidden})$ - [R=404,L]`]
}

function redirects({ redirects }: HostPolicy): string[] {
  return redirects.map((redirect) => {
    const { from, to } = redirect
    const old = escapePattern(from.path.slice(1))
    // These two signs begin references to what a condition or the rule has matched.
    const location = to.href.replace(/[%$]/g, '\\$&')
    return `RewriteRule ^${old}/?$ ${location} [R=301,L,NE${keepsQuery(redirect) ? '' : ',QSD'}]`
  })
}

function onePage({ base }: HostPolicy): string[] {
  return [
    '# One address for each page.',
    `RewriteRule ^index\\.html$ ${base}/ [R=301,L]`,
    `RewriteRule ^((?:[\\w.~-]+/)*?[\\w.~-]+?)(?:/index\\.html|\\.html|/)$ ${base}/$1 [R=301,L]`,
  ]
}

function files(): string[] {
  return [
    '# What MultiViews alone would have found is nothing.',
    'RewriteCond %{ENV:chosen} .',
    'RewriteCond %{REQUEST_FILENAME} !-f',
    'RewriteCond %{REQUEST_FILENAME}.html !-f',
    'RewriteCond %{REQUEST_FILENAME}/index.html !-f',
    'RewriteRule ^ - [R=404,L]',
    '# /about is about.html, or about/index.html. What is rewritten would be decoded again.',
    'RewriteCond %{REQUEST_FILENAME}.html -f',
    'RewriteRule ^(.+)$ $1.html [B=%#]',
    'RewriteCond %{REQUEST_FILENAME}/index.html -f',
    'RewriteRule ^(.+)$ $1/index.html [B=%#]',
    'RewriteRule ^$ index.html',
    '# Any other folder is nothing, whatever else would list what is in it.',
    'RewriteCond %{REQUEST_FILENAME} -d',
    'RewriteRule ^ - [R=404,L]',
  ]
}

function compression({ precompressed }: HostPolicy): string[] {
  if (!precompressed) {
    return [
      '',
      '<IfModule mod_deflate.c>',
      `    AddOutputFilterByType DEFLATE text/html ${compressibleTypes.join(' ')}`,
      '    # Otherwise it would not know its own tags again, and send all of a page that has not changed.',
      `    RequestHeader edit If-None-Match '^((?:W/)?"[^"]*)-gzip"$' '$1-gzip", $1"'`,
      '</IfModule>',
    ]
  }
  const copy = (coding: string, ending: string) => [
    `RewriteCond %{HTTP:Accept-Encoding} "${accepted(coding)}" [NC]`,
    // Apache refuses to rewrite it.
    'RewriteCond $1 !\\?',
    'RewriteCond %{REQUEST_FILENAME} -f',
    `RewriteCond %{REQUEST_FILENAME}.${ending} -f`,
    // The copy is already compressed.
    `RewriteRule ^(.+)$ $1.${ending} [L,B=%#,E=no-gzip:1,E=no-brotli:1]`,
  ]
  return [
    '# Compressed copies, which are next to the files.',
    ...copy('br', 'br'),
    ...copy('gzip', 'gz'),
    'RemoveLanguage .br',
    '# /data.csv.gz may be a file of its own: only what was rewritten is a copy.',
    `<If "reqenv('REDIRECT_no-gzip') == '1'">`,
    '    RemoveType .gz',
    '    AddEncoding br .br',
    '    AddEncoding gzip .gz',
    '</If>',
    'Header merge Vary Accept-Encoding "expr=%{CONTENT_TYPE} =~ m#^(text/|application/|image/svg)#"',
  ]
}

/** Matches a request header that names a content coding and does not refuse it with `q=0`. */
function accepted(coding: string): string {
  return `(?:^|,)\\s*${coding}\\s*(?:,|$|;(?!\\s*q=0(?:\\.0*)?\\s*(?:,|$)))`
}
