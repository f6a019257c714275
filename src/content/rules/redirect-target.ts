import { linkedUrl } from './domain-name'

/** What a redirect leads to, in two parts: the path within the site or the whole address, and its query and fragment. */
export function splitTarget(target: string): { readonly path: string; readonly rest: string } {
  const path = target.replace(/[?#].*$/s, '')
  return { path, rest: target.slice(path.length) }
}

/** The same in the characters that a header may hold: other letters are escaped, in a host as links have it. */
export function asciiTarget(target: string): string {
  return linkedUrl(target).replace(/[^\x21-\x7e]+/g, encodeURIComponent)
}
