/** Content types besides HTML that a server compresses on the fly when there are no precompressed copies. */
export const compressibleTypes = [
  'application/javascript',
  'application/json',
  'application/manifest+json',
  'application/xml',
  'image/svg+xml',
  'text/css',
  'text/csv',
  'text/javascript',
  'text/plain',
  'text/xml',
]
