import type { Site } from '../content/site/types'

/** Files that are only read at the root of a host. */
const names = ['robots.txt', '.well-known/security.txt']

/** What has to be done with those of a site below a base path, as a sentence without its full stop. */
export function rootFilesBelowBase({ addresses: { home } }: Pick<Site, 'addresses'>): string | undefined {
  if (home.href === '/') return undefined
  const { origin } = new URL(home.url)
  const where = names.map((name) => `${name} to ${origin}/${name}`).join(' and ')
  return `found the base path ${home.href}, below which nobody looks for robots.txt and security.txt, expected copies at the root of the host: of the output folder, copy ${where}`
}
