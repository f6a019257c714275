/**
 * robots.txt: allows everyone except crawlers that collect data to train AI models. The terms of use forbid that
 * (section 5), but a crawler only obeys if it is named.
 *
 * @param sitemapUrl absolute; omitted when there is no sitemap
 */
export function robotsTxt(refused: readonly string[], sitemapUrl?: string): string {
  const agents = refused.map((agent) => `User-agent: ${agent}\n`).join('')
  const refusal = refused.length === 0 ? '' : `# No AI training: see the terms of use.\n${agents}Disallow: /\n\n`
  const sitemap = sitemapUrl === undefined ? '' : `\nSitemap: ${sitemapUrl}\n`
  return `${refusal}User-agent: *\nAllow: /\n${sitemap}`
}
