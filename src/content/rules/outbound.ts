import { linkedDomain, linkedEmail, linkedUrl } from './domain-name'

/** Inserts a domain into a URL template: `…?domainToCheck={domain}`. */
export function domainUrl(template: string, host: string): string {
  return template.replaceAll('{domain}', encodeURIComponent(linkedDomain(host)))
}

/** A mailto link; subject and body may contain any text, the body line breaks, too. */
export function mailto(address: string, subject?: string, body?: string): string {
  const fields = Object.entries({ subject, body }).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value.replaceAll('\n', '\r\n'))}`],
  )
  return `mailto:${linkedEmail(address)}${fields.length === 0 ? '' : `?${fields.join('&')}`}`
}

/** What a redirect leads to, in two parts: the path within the site or the whole address, and its query and fragment. */
export function splitTarget(target: string): { readonly path: string; readonly rest: string } {
  const path = target.replace(/[?#].*$/s, '')
  return { path, rest: target.slice(path.length) }
}

/** The same in the characters that a header may hold: other letters are escaped, in a host as links have it. */
export function asciiTarget(target: string): string {
  return linkedUrl(target).replace(/[^\x21-\x7e]+/g, encodeURIComponent)
}
