import { contentSecurityPolicy, type PolicyParts } from './content-security-policy'
import { pageParts } from './page-parts'

/** In characters. Browsers look for the encoding in the first 1,024 bytes, so longer policies come after it. */
const longest = 900

/** A policy as an element of the head. */
interface PolicyTag {
  readonly html: string
  /** Whether it comes first in the head; otherwise after the encoding. */
  readonly isFirst: boolean
}

/** The policy of a page with these parts. */
export function policyTag(parts: PolicyParts): PolicyTag {
  const policy = contentSecurityPolicy(parts)
  const html = `<meta http-equiv="Content-Security-Policy" content="${policy}">`
  return { html, isFirst: policy.length <= longest }
}

/**
 * Adds the content security policy to a page. Must be called last, since every byte of styles and scripts counts. A
 * page without a head gets no policy.
 *
 * @param html the whole page
 * @param isLive whether it is a page of the dev server
 */
export function withPolicy(html: string, isLive = false): string {
  const { html: tag, isFirst } = policyTag({ ...pageParts(html), isLive })
  const place = isFirst ? /<head\b[^>]*>/i : /<head\b[^>]*>(?:\s*<meta charset=[^>]*>)?/i
  return html.replace(place, (start) => start + tag)
}
