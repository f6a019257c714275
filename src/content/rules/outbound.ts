/** Puts a domain into an address template: `…?domainToCheck={domain}` (specification §7). */
export function domainUrl(template: string, host: string): string {
  return template.replaceAll('{domain}', encodeURIComponent(host))
}

/** A mail link; the subject may hold any text. */
export function mailto(address: string, subject?: string): string {
  return `mailto:${address}${subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`}`
}
