import type { CollectionName } from '../../content/site/types'
import type { Data, Entry } from '../../content/source/data'

/**
 * Finds the data files that give a page its address, as the operator would type them.
 *
 * @param collections whose files state the addresses of their portfolios
 */
export function pageDataFiles(
  { brands, legal, contact, domains, collections: entries }: Data,
  collections: readonly Pick<CollectionName, 'slug' | 'address'>[],
): (path: string) => readonly string[] {
  const portfolios = new Map(collections.map(({ slug, address }) => [slug, address.path]))
  const named: readonly Entry<unknown>[] = [...brands, ...legal, contact, domains]
  return (path) => [
    ...named.filter(({ slug }) => `/${slug}` === path).map(({ source }) => source.file),
    ...entries.filter(({ slug }) => portfolios.get(slug) === path).map(({ source }) => source.file),
  ]
}
