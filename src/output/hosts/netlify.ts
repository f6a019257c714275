import type { OutputFile } from '../output-file'
import { headerBlocks } from './header-blocks'
import { hostFile, operatorFolder } from './host-file'
import type { HostPolicy } from './host-policy'

/** `_headers` and `_redirects` of Netlify, which serves extensionless addresses and 404.html by itself. */
export function netlify({ base, headers, redirects }: HostPolicy): OutputFile[] {
  // Netlify revalidates by itself, and might send a header twice that two rules name.
  const rules = headers.map(({ path, headers }) => {
    const { 'Cache-Control': cache, ...others } = headers
    return { path, headers: path === '/*' || cache === undefined ? others : { ...others, 'Cache-Control': cache } }
  })
  const lines = [
    // The exclamation mark: also where a file has that name.
    ...redirects.map(({ from, to }) => `${from.href} ${to.href} 301!`),
    ...[base, ''].map((prefix) => `${prefix}/${operatorFolder}/* /404.html 404!`),
    // The site lies at the root of what is deployed, so a base path is taken off.
    ...(base === '' ? [] : [`${base}/* /:splat 200`]),
  ]
  return [
    hostFile('netlify', '_headers', headerBlocks(rules, base)),
    hostFile('netlify', '_redirects', `${[...new Set(lines)].join('\n')}\n`),
  ]
}
