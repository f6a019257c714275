import { exceptionsIn, type PolicyExceptions } from '../site/policy-exceptions'

/** Headers by name. */
export type Headers = Readonly<Record<string, string>>

/** Features the site never uses; disabled so that injected code cannot use them either. */
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
 * What a page cannot declare itself (who may frame it), and what applies to every file of the site. Hash sources belong
 * in the page they are for: see `render/print/policy.ts`. Nothing is upgraded to https: pages load files of their
 * own site only, and on a server that also answers over http, upgrading would break them.
 */
const contentSecurity = (frames: readonly string[]) => [
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  `frame-src ${frames.length === 0 ? "'none'" : frames.join(' ')}`,
  "object-src 'none'",
  "require-trusted-types-for 'script'",
  "script-src-attr 'none'",
  "style-src-attr 'none'",
]

/** @param isHttps whether to make browsers use https only from now on */
export function securityHeaders(isHttps: boolean, exceptions: PolicyExceptions = {}): Headers {
  return {
    'Content-Security-Policy': contentSecurity(exceptionsIn('frame-src', exceptions)).join('; '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    ...(isHttps && { 'Strict-Transport-Security': 'max-age=31536000' }),
  }
}
