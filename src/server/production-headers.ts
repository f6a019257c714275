/** What browsers are told on every host: what they must not do with a page. */
const security = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Content-Security-Policy': "frame-ancestors 'none'; base-uri 'none'; object-src 'none'",
}

/**
 * The headers that a file gets in production. Names in `/assets/` carry a hash of their content, so they hold for ever;
 * everything else is asked for anew.
 *
 * @param path within the site
 */
export function productionHeaders(path: string): Readonly<Record<string, string>> {
  const caching = path.startsWith('/assets/')
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=0, must-revalidate'
  return { ...security, 'Cache-Control': caching }
}
