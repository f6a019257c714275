const marked = /<!--email_off-->.*?<!--\/email_off-->/gs

/** What Cloudflare leaves as it is: the head, some elements, and everything between its marks. */
const left = new RegExp(`${marked.source}|<(head|script|noscript|textarea|xmp)\\b.*?</\\1>`, 'gs')

const address = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g

/**
 * A page as Cloudflare delivers it with its e-mail address obfuscation, which is on by default: addresses in links and
 * in texts become codes, which a script restores.
 */
export function deliveredByCloudflare(html: string): string {
  const kept: string[] = []
  const open = html.replace(left, (part) => `<${kept.push(part) - 1}>`)
  const changed = open
    .replace(/(\shref=["']?)mailto:[^\s"'>]+/gi, '$1/cdn-cgi/l/email-protection#2a43')
    .replace(/>[^<]+/g, (text) => text.replace(address, '<span class="__cf_email__">[email&#160;protected]</span>'))
  const script = changed === open ? '' : '<script src="/cdn-cgi/scripts/email-decode.min.js"></script>'
  return changed.replace('</body>', `${script}</body>`).replace(/<(\d+)>/g, (_, at) => kept[at] ?? '')
}

/** The page without the marks that tell Cloudflare to leave addresses. */
export function withoutMarks(html: string): string {
  return html.replace(/<!--\/?email_off-->/g, '')
}
