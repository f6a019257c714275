import { InputError } from '../lib/problem'
import { escapeSigns, type HostFiles, operatorFolder, refuseBeyond } from './host-file'
import type { HostPolicy } from './host-policy'

/** Vercel's limit for each list in vercel.json. */
const most = 2048

/** `vercel.json` in the deployed folder. */
export function vercel({ base, headers, redirects }: HostPolicy): HostFiles {
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls: true,
    // Under a base path the home page keeps its slash.
    ...(base === '' && { trailingSlash: false }),
    headers: headers.map(({ path, headers }) => ({
      source: `${base}${path.replace('*', '(.*)')}`,
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
    redirects: [
      ...redirects.map(({ from, to }) => ({ source: from.href, destination: destination(to.href), statusCode: 301 })),
      { source: `${base}/${operatorFolder}/:path*`, destination: `${base}/`, statusCode: 302 },
    ],
    // The site is at the root of the deployment.
    ...(base !== '' && {
      rewrites: [
        { source: base, destination: '/' },
        { source: `${base}/:path*`, destination: '/:path*' },
      ],
    }),
  }
  refuseBeyond('vercel', 'redirects', config.redirects.length, most)
  return { 'vercel.json': `${JSON.stringify(config, null, 2)}\n` }
}

/**
 * These characters would be part of a pattern. In a query, Vercel decodes escapes first.
 *
 * @throws InputError for a query that would be a pattern
 */
function destination(href: string): string {
  const [query = ''] = /\?[^#]*/.exec(href) ?? []
  if (!/:\w|\(/.test(decodeURIComponent(query))) return escapeSigns(href, /[$:()]/g)
  const message = `found a redirect to ${href}, whose query Vercel reads as a pattern, expected one without ":" and "("`
  throw InputError.at('--host vercel', message)
}
