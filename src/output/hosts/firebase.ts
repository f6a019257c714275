import { InputError } from '../../content/problem'
import type { OutputFile } from '../output-file'
import { controlFiles, hostFile, operatorFolder } from './host-file'
import type { HostPolicy } from './host-policy'

/** `firebase.json` in the deployed folder. @throws InputError under a base path, which Firebase cannot strip */
export function firebase({ base, headers, redirects }: HostPolicy): OutputFile[] {
  if (base !== '') throw underBase(base)
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
      // Firebase encodes it again.
      destination: decodeURI(to.href),
      type: 301,
    })),
  }
  return [hostFile('firebase', 'firebase.json', `${JSON.stringify({ hosting }, null, 2)}\n`)]
}

function underBase(base: string): InputError {
  const message = `found the base path ${base}, which Firebase cannot serve a site under, expected an address without one`
  return InputError.at('--host firebase', message)
}
