import type { MakeAddress } from '../../src/content/rules/address'
import type { Assets } from '../../src/pages/document'
import type { ShareImage } from '../../src/pages/head'

/** The files that a page references, for testing pages on their own. */
export function exampleAssets(site: { readonly address: MakeAddress }): Assets {
  return {
    styles: { inline: 'a > b { color: red }' },
    fonts: [site.address('/assets/font-1.woff2').href],
    script: site.address('/assets/client-1.js').href,
    file: (name) => site.address(`/assets/${name}`),
  }
}

/** The share image of such a page. */
export function exampleImage(site: { readonly address: MakeAddress }): ShareImage {
  return { url: site.address('/assets/share-1.png').url, width: 1200, height: 630, alt: 'Ridgelines' }
}
