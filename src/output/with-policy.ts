import { memo } from '../content/memo'
import { contentSecurityPolicy, type PolicyParts } from './content-security-policy'
import { sourceHash } from './source-hash'

/** Scripts and styles. An attribute may hold the sign that ends an element. */
const raw = /<(script|style)\b((?:"[^"]*"|'[^']*'|[^"'>])*)>(.*?)<\/\1/gis

const images = /(?:url\(["']?|\bsrc(?:set)?=["']?)data:image\//i

/** What is known of a style element. All pages of a kind have the same. */
interface Style {
  readonly hash: string
  readonly hasImages: boolean
}

const styleOf = memo(100, (text: string): Style => ({ hash: sourceHash(text), hasImages: images.test(text) }))

/** Browsers look for the encoding in the first 1,024 bytes of a page; longer policies, in characters, stand behind it. */
const longest = 900

/**
 * A page with its content security policy, first of all that is in its head. To be called when nothing changes the page
 * any more: every byte of its styles and scripts counts. What has no head gets none.
 *
 * @param html the whole page
 * @param isLive whether the page is worked on
 */
export function withPolicy(html: string, isLive = false): string {
  const policy = contentSecurityPolicy({ ...policyParts(html), isLive })
  const place = policy.length > longest ? /<head\b[^>]*>(?:\s*<meta charset=[^>]*>)?/i : /<head\b[^>]*>/i
  return html.replace(place, (start) => `${start}<meta http-equiv="Content-Security-Policy" content="${policy}">`)
}

function policyParts(html: string): Omit<PolicyParts, 'isLive'> {
  const scripts: string[] = []
  const styles: Style[] = []
  // Most of a page are its styles: what is asked of the markup is not asked of them too.
  const markup = html.replace(raw, (_, name: string, about: string, text: string) => {
    if (name.toLowerCase() === 'style') styles.push(styleOf(text))
    else if (!/\bsrc=/i.test(about)) scripts.push(sourceHash(text))
    return `<${name}${about}>`
  })
  return {
    scripts,
    styles: styles.map(({ hash }) => hash),
    hasStyleSheets: /<link\b[^>]*\brel=["']?stylesheet\b/i.test(markup),
    hasForms: /<form\b[^>]*\baction=/i.test(markup),
    hasInlineImages: images.test(markup) || styles.some(({ hasImages }) => hasImages),
    hasMedia: /<(?:audio|video)\b/i.test(markup),
  }
}
