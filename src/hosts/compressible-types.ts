import { extname } from 'node:path'

/** The content types of texts, with the endings of their files; servers call some of them by either of two types. */
const texts: Readonly<Record<string, readonly string[]>> = {
  'application/atom+xml': ['.atom'],
  'application/geo+json': ['.geojson'],
  'application/javascript': ['.js', '.mjs'],
  'application/json': ['.json', '.map'],
  'application/ld+json': ['.jsonld'],
  'application/manifest+json': ['.webmanifest'],
  'application/rss+xml': ['.rss'],
  'application/xml': ['.xml', '.xsl'],
  'image/svg+xml': ['.svg'],
  'text/calendar': ['.ics'],
  'text/css': ['.css'],
  'text/csv': ['.csv'],
  'text/html': ['.html', '.htm'],
  'text/javascript': ['.js', '.mjs'],
  'text/markdown': ['.md'],
  'text/plain': ['.txt'],
  'text/tab-separated-values': ['.tsv'],
  'text/vcard': ['.vcf'],
  'text/vtt': ['.vtt'],
  'text/xml': ['.xml', '.xsl'],
}

const endings = new Set(Object.values(texts).flat())

/** Content types besides HTML that a server compresses on the fly when there are no precompressed copies. */
export const compressibleTypes = Object.keys(texts).filter((type) => type !== 'text/html')

/** Whether a file is a text, by its ending. Images, videos, fonts and archives are compressed already. */
export function isCompressible(path: string): boolean {
  return endings.has(extname(path).toLowerCase())
}
