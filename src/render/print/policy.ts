import { exceptionsIn, type PolicyExceptions } from '../../site/policy-exceptions'
import { type PolicyParts, pageParts } from './page-parts'

/**
 * The content security policy of a page: allows only files of its own site and the exceptions, and inline content only
 * with its exact current bytes. Framing is left to headers (see `hosts/security-headers.ts`): browsers ignore it in a page.
 */
function contentSecurityPolicy(parts: PolicyParts, exceptions: PolicyExceptions): string {
  const others = (directive: string) =>
    exceptionsIn(directive, exceptions)
      .map((origin) => ` ${origin}`)
      .join('')
  const ownScripts = ["'self'", ...new Set(parts.scripts)]
  const ownStyles = [
    ...(parts.hasStyleSheets ? ["'self'"] : []),
    ...new Set(parts.styles),
    ...exceptionsIn('style-src', exceptions),
  ]
  return [
    "default-src 'none'",
    `script-src ${ownScripts.join(' ')}${others('script-src')}`,
    parts.isLive
      ? `style-src-elem 'self' 'unsafe-inline'${others('style-src')}`
      : `style-src ${ownStyles.join(' ') || "'none'"}`,
    `img-src 'self'${parts.hasInlineImages ? ' data:' : ''}${others('img-src')}`,
    `font-src 'self'${others('font-src')}`,
    "manifest-src 'self'",
    ...(parts.hasMedia ? ["media-src 'self'"] : []),
    // For the index of a long price list, updates of a live page, and robots.txt, which Lighthouse fetches from within
    // the page.
    `connect-src 'self'${others('connect-src')}`,
    ...(others('frame-src') === '' ? [] : [`frame-src${others('frame-src')}`]),
    `form-action ${parts.hasForms ? "'self'" : "'none'"}`,
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
}

/** In characters. Browsers look for the encoding in the first 1,024 bytes, so longer policies come after it. */
const longest = 900

/** A policy as an element of the head. */
interface PolicyTag {
  readonly html: string
  /** Whether it comes first in the head; otherwise after the encoding. */
  readonly isFirst: boolean
}

/** The policy of a page with these parts. */
export function policyTag(parts: PolicyParts, exceptions: PolicyExceptions = {}): PolicyTag {
  const policy = contentSecurityPolicy(parts, exceptions)
  const html = `<meta http-equiv="Content-Security-Policy" content="${policy}">`
  return { html, isFirst: policy.length <= longest }
}

/**
 * Adds the content security policy to a page. Must be called last, since every byte of styles and scripts counts. A
 * page without a head gets no policy.
 *
 * @param html the whole page
 * @param isLive whether it is a page of the dev server
 * @param exceptions from where else it may load something
 */
export function withPolicy(html: string, isLive = false, exceptions: PolicyExceptions = {}): string {
  const { html: tag, isFirst } = policyTag({ ...pageParts(html), isLive }, exceptions)
  const place = isFirst ? /<head\b[^>]*>/i : /<head\b[^>]*>(?:\s*<meta charset=[^>]*>)?/i
  return html.replace(place, (start) => start + tag)
}
