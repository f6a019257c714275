/** What a page contains that its policy must allow, besides fonts, images and the script of its own site. */
export interface PolicyParts {
  /** Hashes of the inline scripts. Browsers need no permission for data (JSON-LD), but markup checkers expect it. */
  readonly scripts: readonly string[]
  /** Hashes of the style elements. */
  readonly styles: readonly string[]
  readonly hasStyleSheets: boolean
  /** Whether a form has an action; a dialog's form has none. */
  readonly hasForms: boolean
  /** Whether images are inlined as `data:`. */
  readonly hasInlineImages: boolean
  readonly hasMedia: boolean
  /** Whether this is a page of the dev server, whose script listens for changes and replaces styles. */
  readonly isLive: boolean
}

/**
 * The content security policy of a page: allows only files of its own site, and inline content only with its exact
 * current bytes. Framing is left to headers (see `hosts/security-headers.ts`): browsers ignore it in a page.
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
    // For the index of a long price list, updates of a live page, and robots.txt, which Lighthouse fetches from within
    // the page.
    "connect-src 'self'",
    `form-action ${parts.hasForms ? "'self'" : "'none'"}`,
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
}
