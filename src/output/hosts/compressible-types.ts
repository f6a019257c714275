/** What a server compresses while sending, beside HTML, where it finds no compressed copies. */
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
