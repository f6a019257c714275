/**
 * Cloudflare replaces mail addresses and links in the pages that it delivers, and restores them with a script that the
 * policy blocks. It leaves out what is between these marks.
 */
const marks = ['<!--email_off-->', '<!--/email_off-->'] as const

const body = /(<body\b(?:"[^"]*"|'[^']*'|[^"'>])*>)(.*)(?=<\/body>)/is

/** Marks what is in the body of a page, so that its mail addresses arrive as they are. */
export function keepAddresses(html: string): string {
  return html.replace(body, (_, tag: string, content: string) => tag + marks[0] + content + marks[1])
}
