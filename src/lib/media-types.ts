import { extname } from 'node:path'

/** The media types of text files, by extension. */
const texts: Readonly<Record<string, string>> = {
  '.atom': 'application/atom+xml',
  '.css': 'text/css',
  '.csv': 'text/csv',
  '.geojson': 'application/geo+json',
  '.htm': 'text/html',
  '.html': 'text/html',
  '.ics': 'text/calendar',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.jsonld': 'application/ld+json',
  '.map': 'application/json',
  '.md': 'text/markdown',
  '.mjs': 'text/javascript',
  '.rss': 'application/rss+xml',
  '.svg': 'image/svg+xml',
  '.tsv': 'text/tab-separated-values',
  '.txt': 'text/plain',
  '.vcf': 'text/vcard',
  '.vtt': 'text/vtt',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
  '.xsl': 'application/xml',
}

/** The same of other files. */
const others: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
}

/** Other media types that servers use for some texts. */
const otherNames = ['application/javascript', 'text/xml']

/** The value of the header Content-Type for a file, by its extension. */
export function contentType(path: string): string {
  const ending = extname(path).toLowerCase()
  const text = texts[ending]
  return text === undefined ? (others[ending] ?? 'application/octet-stream') : `${text}; charset=utf-8`
}

/** Whether a file is a text, by its extension. Images, videos, fonts and archives are compressed already. */
export function isCompressible(path: string): boolean {
  return texts[extname(path).toLowerCase()] !== undefined
}

/** Media types besides HTML that a server compresses on the fly when there are no precompressed copies. */
export const compressibleTypes = [...new Set([...Object.values(texts), ...otherNames])]
  .filter((type) => type !== 'text/html')
  .sort()
