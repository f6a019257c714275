import { escapeSigns, type HostFiles, operatorFolder } from './host-file'
import { type HostPolicy, headerBlocks } from './host-policy'

/** `_headers` and `_redirects` for Netlify, which serves extensionless addresses and 404.html on its own. */
export function netlify({ base, headers, redirects }: HostPolicy): HostFiles {
  // Netlify revalidates by default, and might send a header twice if two rules set it.
  const rules = headers.map(({ path, headers }) => {
    const { 'Cache-Control': cache, ...others } = headers
    return { path, headers: path === '/*' || cache === undefined ? others : { ...others, 'Cache-Control': cache } }
  })
  const lines = [
    // The exclamation mark forces the redirect even if a file has that name.
    // A colon begins a placeholder.
    ...redirects.map(({ from, to }) => `${from.href} ${escapeSigns(to.href, /:/g)} 301!`),
    ...[base, ''].map((prefix) => `${prefix}/${operatorFolder}/* /404.html 404!`),
    // The site is at the root of the deployment, so a base path is stripped.
    ...(base === '' ? [] : [`${base}/* /:splat 200`]),
  ]
  return { _headers: headerBlocks(rules, base), _redirects: `${[...new Set(lines)].join('\n')}\n` }
}
