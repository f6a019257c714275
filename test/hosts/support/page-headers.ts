import { expect } from 'vitest'

/** The headers that every response for a page must have. */
export const pageHeaders = {
  'cache-control': 'public, max-age=0, must-revalidate',
  'content-security-policy':
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; frame-src 'none'; object-src 'none'; " +
    "require-trusted-types-for 'script'; script-src-attr 'none'; style-src-attr 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
}
