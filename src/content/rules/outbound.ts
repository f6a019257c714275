import { linkedDomain, linkedEmail } from './domain-name'

/** Inserts a domain into a URL template: `…?domainToCheck={domain}` (specification §7). */
export function domainUrl(template: string, host: string): string {
  return template.replaceAll('{domain}', encodeURIComponent(linkedDomain(host)))
}

/** A mailto link; the subject may contain any text. */
export function mailto(address: string, subject?: string): string {
  return `mailto:${linkedEmail(address)}${subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`}`
}
