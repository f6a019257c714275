/** Headers by name. */
export type Headers = Readonly<Record<string, string>>

/** What the site never uses, so that nothing that gets into a page can use it either. */
const unusedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'window-management',
  'xr-spatial-tracking',
]

/**
 * What a page cannot say of itself (who may frame it, and that all of it comes by https), and what holds for every file
 * of the site. Sources by hash belong into the page that they are of: see `content-security-policy.ts`.
 */
const contentSecurity = [
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "frame-src 'none'",
  "object-src 'none'",
  "require-trusted-types-for 'script'",
  "script-src-attr 'none'",
  "style-src-attr 'none'",
]

/** @param isHttps whether browsers may be told to come back by https only */
export function securityHeaders(isHttps: boolean): Headers {
  return {
    'Content-Security-Policy': [...contentSecurity, ...(isHttps ? ['upgrade-insecure-requests'] : [])].join('; '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    ...(isHttps && { 'Strict-Transport-Security': 'max-age=31536000' }),
  }
}
