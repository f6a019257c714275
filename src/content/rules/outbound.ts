import { domainToASCII, domainToUnicode } from 'node:url'
import { parsedUrl } from '../../lib/parsed-url'

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

/**
 * The target of a redirect, in two parts: the path within the site or the whole address, and its query and fragment.
 */
export function splitTarget(target: string): { readonly path: string; readonly rest: string } {
  const path = target.replace(/[?#].*$/s, '')
  return { path, rest: target.slice(path.length) }
}

/** The same in characters that a header may contain: others are escaped, and a host is in its ASCII form. */
export function asciiTarget(target: string): string {
  return linkedUrl(target).replace(/[^\x21-\x7e]+/g, encodeURIComponent)
}

/** Anything but the printable characters of ASCII. */
const foreign = /[^ -~]/

/**
 * A domain in its ASCII form, for links: `xn--d-uga0v4h.com` for `łódź.com`. Empty for an invalid domain with other
 * letters.
 */
export function linkedDomain(domain: string): string {
  return foreign.test(domain) ? domainToASCII(domain) : domain
}

/** A domain as people read it, from either form: `łódź.com`. Empty if it is invalid. */
export function shownDomain(domain: string): string {
  return domainToUnicode(domainToASCII(domain))
}

/** An e-mail address with its domain in ASCII form. */
export function linkedEmail(address: string): string {
  return withDomain(address, linkedDomain)
}

/** An e-mail address with its domain as people read it. */
export function shownEmail(address: string): string {
  return withDomain(address, shownDomain)
}

function withDomain(address: string, form: typeof linkedDomain): string {
  const start = address.lastIndexOf('@') + 1
  return address.slice(0, start) + form(address.slice(start))
}

/** A URL with its domain in ASCII form; the rest is as typed. */
export function linkedUrl(url: string): string {
  return withHost(url, ({ host }) => host)
}

/** A URL with its domain as people read it. */
export function shownUrl(url: string): string {
  return withHost(url, shownHost)
}

/** The domain of a URL as people read it, with its port if it has one. */
export function shownHost({ host, hostname }: URL): string {
  return host.replace(hostname, shownDomain(hostname))
}

/** Only for domains that have two forms. */
function withHost(url: string, hostOf: (parsed: URL) => string): string {
  const [typed = '', scheme = '', domain = ''] = /^(https?:\/\/)([^/?#]+)/i.exec(url) ?? []
  const parsed = !foreign.test(domain) && !/xn--/i.test(domain) ? undefined : parsedUrl(url)
  return parsed === undefined ? url : scheme + hostOf(parsed) + url.slice(typed.length)
}
