import { contentSecurityPolicy, type PolicyParts } from './content-security-policy'

/** An attribute may hold the sign that ends an element. */
const attributes = `((?:"[^"]*"|'[^']*'|[^"'>])*)`
const scripts = new RegExp(`<script\\b${attributes}>(.*?)</script`, 'gis')
const styles = new RegExp(`<style\\b${attributes}>(.*?)</style`, 'gis')

/**
 * A page with its content security policy, before anything that the policy is about. To be called when nothing changes
 * the page any more: every byte of its styles and scripts counts. What has no head gets none.
 *
 * @param html the whole page
 * @param isLive whether the page is worked on
 */
export function withPolicy(html: string, isLive = false): string {
  const policy = contentSecurityPolicy({ ...policyParts(html), isLive })
  return html.replace(
    /<head\b[^>]*>(?:\s*<meta charset=[^>]*>)?/i,
    (start) => `${start}<meta http-equiv="Content-Security-Policy" content="${policy}">`,
  )
}

function policyParts(html: string): Omit<PolicyParts, 'isLive'> {
  const inline = [...html.matchAll(scripts)].filter(([, about = '']) => !/\bsrc=/i.test(about))
  return {
    scripts: inline.map(([, , text = '']) => text),
    styles: [...html.matchAll(styles)].map(([, , text = '']) => text),
    hasStyleSheets: /<link\b[^>]*\brel=["']?stylesheet\b/i.test(html),
    hasForms: /<form\b[^>]*\baction=/i.test(html),
    hasInlineImages: /(?:url\(["']?|\bsrc(?:set)?=["']?)data:image\//i.test(html),
    hasMedia: /<(?:audio|video)\b/i.test(html),
  }
}
