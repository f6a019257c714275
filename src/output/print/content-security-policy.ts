/** What a page holds that its policy has to allow, besides fonts, pictures and the script of its own site. */
export interface PolicyParts {
  /** The scripts that stand in the page, by their hashes. Of data (JSON-LD) browsers ask no leave, but checkers of markup do. */
  readonly scripts: readonly string[]
  /** Its style elements, by their hashes. */
  readonly styles: readonly string[]
  readonly hasStyleSheets: boolean
  /** Whether a form leads to an address; one of a dialog does not. */
  readonly hasForms: boolean
  /** Whether pictures stand in the page itself, as `data:`. */
  readonly hasInlineImages: boolean
  readonly hasMedia: boolean
  /** Whether the page is worked on: the program's own script then listens for changes and puts new styles in. */
  readonly isLive: boolean
}

/**
 * The content security policy of a page: nothing is allowed but files of its own site, and of what stands in the page
 * exactly the bytes that are there now. Framing and upgrading to https are for headers (see `hosts/security-headers.ts`):
 * in a page browsers ignore the one, and the other would break a preview that is not served by https.
 */
export function contentSecurityPolicy(parts: PolicyParts): string {
  const ownScripts = ["'self'", ...new Set(parts.scripts)]
  const ownStyles = [...(parts.hasStyleSheets ? ["'self'"] : []), ...new Set(parts.styles)]
  return [
    "default-src 'none'",
    `script-src ${ownScripts.join(' ')}`,
    parts.isLive ? "style-src-elem 'self' 'unsafe-inline'" : `style-src ${ownStyles.join(' ') || "'none'"}`,
    `img-src 'self'${parts.hasInlineImages ? ' data:' : ''}`,
    "font-src 'self'",
    "manifest-src 'self'",
    ...(parts.hasMedia ? ["media-src 'self'"] : []),
    // The index of a long price list, changes of a live page, and robots.txt, which Lighthouse asks for as the page.
    "connect-src 'self'",
    `form-action ${parts.hasForms ? "'self'" : "'none'"}`,
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
}
