/** Headers by name. */
export type Headers = Readonly<Record<string, string>>

/** What the site never uses, so that nothing that gets into a page can use it either. */
const unusedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]

/** What a page cannot say of itself, or should not have to. Sources by hash belong into the page that they are of. */
const contentSecurity = ["base-uri 'none'", "frame-ancestors 'none'", "object-src 'none'"]

/** @param isHttps whether browsers may be told to come back by https only */
export function securityHeaders(isHttps: boolean): Headers {
  return {
    'Content-Security-Policy': contentSecurity.join('; '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    ...(isHttps && { 'Strict-Transport-Security': 'max-age=31536000' }),
  }
}
