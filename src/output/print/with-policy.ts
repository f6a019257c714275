import { contentSecurityPolicy, type PolicyParts } from './content-security-policy'
import { pageParts } from './page-parts'

/** Browsers look for the encoding in the first 1,024 bytes of a page; longer policies, in characters, stand behind it. */
const longest = 900

/** A policy as an element of a head. */
interface PolicyTag {
  readonly html: string
  /** Whether it stands first of all that is in its head; otherwise behind the encoding. */
  readonly isFirst: boolean
}

/** The policy of a page with these parts. */
export function policyTag(parts: PolicyParts): PolicyTag {
  const policy = contentSecurityPolicy(parts)
  const html = `<meta http-equiv="Content-Security-Policy" content="${policy}">`
  return { html, isFirst: policy.length <= longest }
}

/**
 * A page with its content security policy. To be called when nothing changes the page any more: every byte of its styles
 * and scripts counts. What has no head gets none.
 *
 * @param html the whole page
 * @param isLive whether the page is worked on
 */
export function withPolicy(html: string, isLive = false): string {
  const { html: tag, isFirst } = policyTag({ ...pageParts(html), isLive })
  const place = isFirst ? /<head\b[^>]*>/i : /<head\b[^>]*>(?:\s*<meta charset=[^>]*>)?/i
  return html.replace(place, (start) => start + tag)
}
