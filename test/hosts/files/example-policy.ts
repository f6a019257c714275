import { addresses } from '../../../src/content/rules/address'
import type { HostFiles } from '../../../src/hosts/host-file'
import { type HostPolicy, hostPolicy } from '../../../src/hosts/host-policy'
import { buildRedirects } from '../../../src/site/build-redirects'
import { loadWholeSite } from '../../support/load-site'

/** An address with signs that mean something to one host or another. */
export const wild = "https://other.example/a:b/$1/(c)*!,;=@+&'?q[]=$2&u=+d#!$3:x?/(*)'"

/** The policy of the real site at an address, with some redirects. */
export async function examplePolicy(
  siteUrl = 'https://www.example.com',
  redirects: Readonly<Record<string, string>> = {
    '/old': '/vistaset',
    '/away': 'https://other.example/?q=1',
    '/wild': wild,
  },
  form: Partial<Pick<HostPolicy, 'urls' | 'precompressed' | 'givenFiles'>> = {},
): Promise<HostPolicy> {
  const site = await loadWholeSite(siteUrl)
  return hostPolicy(
    { ...site, redirects: buildRedirects(redirects, addresses(siteUrl)) },
    {
      ...{ urls: 'both', precompressed: false, givenFiles: [] },
      ...form,
    },
  )
}

/** The text of one of several files. */
export function textOf(files: HostFiles, path: string): string {
  const text = files[path]
  if (text === undefined) throw new Error(`no file ${path}, but ${Object.keys(files).join(', ')}`)
  return text
}

/** Redirects from many paths, to test limits. */
export function manyRedirects(count: number): Record<string, string> {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`/old-${index}`, '/vistaset']))
}
