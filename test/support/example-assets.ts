import type { Site } from '../../src/content/site/types'
import type { Assets } from '../../src/pages/document'

/** The files that a page refers to, for pages that are tested alone. */
export function exampleAssets(site: Site): Assets {
  return {
    styles: { inline: 'a > b { color: red }' },
    shareImage: { url: site.address('/assets/share-1.png').url, width: 1200, height: 630, alt: 'Ridgelines' },
    fonts: [site.address('/assets/font-1.woff2').href],
    script: site.address('/assets/client-1.js').href,
    file: (name) => site.address(`/assets/${name}`),
  }
}
