import { escapeAll, keepAddresses } from '../pages/markup'
import { pagePaths } from '../pages/page-paths'
import type { Redirect } from '../site/build-redirects'
import type { HostFiles } from './host-file'
import type { HostPolicy } from './host-policy'

/** GitHub Pages supports neither headers nor redirects: a CNAME, no Jekyll, and a page at each old path. */
export function githubPages({ host, base, redirects, moved }: HostPolicy): HostFiles {
  // A site under a base path shares its domain with others, so it must not claim it.
  const hasDomain = base === '' && !host.endsWith('.github.io')
  // `/old` and `/old.html` share a file, and lead to one place (`check-redirects.ts`).
  const pages = redirects.flatMap((redirect) =>
    movedPaths(redirect.from.path).map((path) => [path, movedPage(redirect, moved)]),
  )
  return { '.nojekyll': '', ...(hasDomain && { CNAME: `${host}\n` }), ...Object.fromEntries(pages) }
}

/** The files that answer an old path. */
export function movedPaths(path: string): string[] {
  return path.endsWith('.html') ? [path.slice(1)] : pagePaths(path, 'both')
}

/** Search engines treat an immediate refresh as a permanent redirect. */
function movedPage({ to }: Redirect, { note, lang }: HostPolicy['moved']): string {
  const [url, href, text] = [to.url, to.href, note].map(escapeAll)
  return keepAddresses(`<!doctype html>
<html lang="${lang}">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'">
<title>${text}</title>
<meta name="robots" content="noindex">
<link rel="canonical" href="${url}">
<meta http-equiv="refresh" content="0; url=${href}">
<body>
<p>${text}: <a href="${href}">${url}</a></p>
</body>
</html>
`)
}
