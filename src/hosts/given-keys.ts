import { addressOfFile } from '../pages/page-paths'
import type { HostPolicy } from './host-policy'

/** Matches a path with an extension: a file, not the address of a page. */
export const hasEnding = /\.[^/]*$/

/**
 * The keys in S3 of given files that have another key than that of a page with their address: `/brochure` is
 * `/brochure/index.html` where pages are `/vistaset.html`. Of several files with one address, it is that of the first that
 * other servers try: `/brochure`, `/brochure.html`, `/brochure/index.html`.
 *
 * @param ending what is added to the address of a page
 */
export function givenKeys({ givenFiles }: Pick<HostPolicy, 'givenFiles'>, ending: string): Record<string, string> {
  const lastTriedFirst = [...givenFiles].sort((a, b) => b.length - a.length)
  const keys = new Map(lastTriedFirst.map((path) => [addressOfFile(path), path]))
  const others = [...keys].filter(([address, path]) => path !== (hasEnding.test(address) ? address : address + ending))
  return Object.fromEntries(others.map(([address, path]) => [encodeURI(address), encodeURI(path)]))
}
