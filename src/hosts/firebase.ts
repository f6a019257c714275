import { InputError } from '../lib/problem'
import { controlFiles, type HostFiles, operatorFolder } from './host-file'
import type { HostPolicy } from './host-policy'

/** `firebase.json` in the deployed folder. @throws InputError for what Firebase cannot do */
export function firebase({ base, headers, redirects }: HostPolicy): HostFiles {
  if (base !== '') {
    const message = `found the base path ${base}, below which Firebase cannot serve a site, expected an address without one`
    throw InputError.at('--host firebase', message)
  }
  const hosting = {
    public: '.',
    // Firebase's recommended "**/.*" would also exclude .well-known.
    ignore: [...controlFiles, '.firebaserc', '.firebase/**', 'firebase-debug.log', `${operatorFolder}/**`],
    cleanUrls: true,
    trailingSlash: false,
    headers: headers.map(({ path, headers }) => ({
      source: path.replace('*', '**'),
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
    redirects: redirects.map(({ from, to }) => ({
      source: `${from.path}{,/}`,
      destination: destination(to.href),
      type: 301,
    })),
  }
  return { 'firebase.json': `${JSON.stringify({ hosting }, null, 2)}\n` }
}

/** Firebase encodes it again. @throws InputError for an address that Firebase cannot express */
function destination(href: string): string {
  const decoded = decodeURI(href.replace(/%(?:24|2C|3A|3B|40)/gi, decodeURIComponent))
  if (!/%(?:2[36BF]|3[DF])/i.test(href) && !decoded.includes('/:')) return decoded
  const expected = 'an address without "/:" and without escaped # & + / = ?, which Firebase reads in another way'
  throw InputError.at('--host firebase', `found a redirect to ${href}, expected ${expected}`)
}
