import { afterAll, beforeAll, describe } from 'vitest'
import { long } from '../support/long'
import { compresses, sendsCopies } from './support/compression'
import { type HostedSite, hostedSite } from './support/hosted-site'
import { worksOverHttp } from './support/over-http'
import { keepsItsPromises, showsItsFailures } from './support/promises'
import { servedBy } from './support/served-by'
import { apache, apacheWithViews, caddy, nginx } from './support/servers'

interface Variant {
  readonly base: string
  readonly urls: string
  readonly precompress: boolean
}

const title = 'a site under "$base", --urls $urls, --precompress $precompress'

describe.each<Variant>([
  { base: '', urls: 'both', precompress: true },
  { base: '/base', urls: 'flat', precompress: false },
])(title, isServed)

describe.each<Variant>([
  { base: '/base', urls: 'both', precompress: true },
  { base: '', urls: 'folder', precompress: false },
])(title, long, isServed)

/** The real servers, each with the configuration generated for it. */
function isServed({ base, urls, precompress }: Variant): void {
  let built: HostedSite | undefined
  beforeAll(async () => {
    built = await hostedSite({ hosts: 'nginx,apache,caddy', base, urls, precompress })
  })
  afterAll(() => built?.remove())
  const site = () => {
    if (built === undefined) throw new Error('servers start after the site has been built')
    return built
  }

  for (const { name, server, codings } of [
    // Debian's nginx does not include the module that serves .br files.
    { name: 'nginx', server: nginx, codings: ['gzip'] as const },
    { name: 'Apache', server: apache, codings: ['br', 'gzip'] as const },
    { name: 'Apache with MultiViews', server: apacheWithViews, codings: ['br', 'gzip'] as const },
    { name: 'Caddy', server: caddy, codings: ['br', 'gzip'] as const },
  ]) {
    servedBy(name, server, site, (served) => {
      keepsItsPromises(served, base)
      showsItsFailures(served, base)
      // Caddy asks for a certificate by itself.
      if (base === '' && name !== 'Caddy') worksOverHttp(served)
      if (precompress) sendsCopies(served, base, codings)
      else compresses(served, base)
    })
  }
}
