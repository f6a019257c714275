import { exceptionsIn, type PolicyExceptions } from '../../site/policy-exceptions'
import { type PolicyPart, pageParts } from './page-parts'

/**
 * The content security policy of a page: allows only files of its own site and the exceptions, and inline content only
 * with its exact current bytes. Framing is left to headers (see `hosts/security-headers.ts`): browsers ignore it in a
 * page.
 * @param isLive whether this is a page of the dev server, whose script listens for changes and replaces styles
 */
function contentSecurityPolicy(parts: readonly PolicyPart[], exceptions: PolicyExceptions, isLive: boolean): string {
  const sourcesOf = (directive: string, ...first: readonly string[]) => {
    const own = parts.flatMap(([of, source]) => (of === directive ? [source] : []))
    const self = own.filter((source) => source === "'self'")
    return [...new Set([...first, ...self, ...own]), ...exceptionsIn(directive, exceptions)].join(' ')
  }
  const [frames, media] = [sourcesOf('frame-src'), sourcesOf('media-src')]
  return [
    "default-src 'none'",
    `script-src ${sourcesOf('script-src', "'self'")}`,
    isLive
      ? `style-src-elem ${["'self' 'unsafe-inline'", ...exceptionsIn('style-src', exceptions)].join(' ')}`
      : `style-src ${sourcesOf('style-src') || "'none'"}`,
    `img-src ${sourcesOf('img-src', "'self'")}`,
    `font-src ${sourcesOf('font-src', "'self'")}`,
    "manifest-src 'self'",
    ...(media === '' ? [] : [`media-src ${media}`]),
    // For the index of a long price list, updates of a live page, and robots.txt, which Lighthouse fetches from within
    // the page.
    `connect-src ${sourcesOf('connect-src', "'self'")}`,
    ...(frames === '' ? [] : [`frame-src ${frames}`]),
    `form-action ${sourcesOf('form-action') || "'none'"}`,
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
}

/** In characters. Browsers look for the encoding in the first 1,024 bytes, so longer policies come after it. */
const longest = 900

/** The policy of a page as an element, and whether that comes first in the head; otherwise after the encoding. */
export function policyTag(parts: readonly PolicyPart[], exceptions: PolicyExceptions, isLive = false) {
  const policy = contentSecurityPolicy(parts, exceptions, isLive)
  const html = `<meta http-equiv="Content-Security-Policy" content="${policy}">`
  return { html, isFirst: policy.length <= longest }
}

/**
 * Adds the content security policy to a page. Must be called last, since every byte of styles and scripts counts. A
 * page without a head gets no policy.
 */
export function withPolicy(html: string, exceptions: PolicyExceptions = {}, isLive = false): string {
  const { html: tag, isFirst } = policyTag(pageParts(html), exceptions, isLive)
  const place = isFirst ? /<head\b[^>]*>/i : /<head\b[^>]*>(?:\s*<meta charset=[^>]*>)?/i
  return html.replace(place, (start) => start + tag)
}
