import { groupedBy } from '../../content/grouped-by'
import type { CollectionName } from '../../content/site/types'
import { type DataFile, discoverData } from '../../content/source/discover'
import type { SiteOptions } from './plan-site'

/** The kinds of data file that give a page the address of their name. */
const named: readonly DataFile['kind'][] = ['brands', 'legal', 'contact', 'domains']

/**
 * Finds the data files that give a page its address, as the operator would type them. Looks at the data folder again,
 * once it is asked, because a build has released the places of its records before there are pages.
 *
 * @param collections whose files state the addresses of their portfolios
 */
export function pageDataFiles(
  { data, cwd }: Pick<SiteOptions, 'data' | 'cwd'>,
  collections: readonly Pick<CollectionName, 'slug' | 'address'>[],
): (path: string) => readonly string[] {
  const portfolios = new Map(collections.map(({ slug, address }) => [slug, address.path]))
  const pathOf = ({ kind, slug }: DataFile) => {
    if (kind === 'collections') return portfolios.get(slug)
    return named.includes(kind) ? `/${slug}` : undefined
  }
  let byPath: ReadonlyMap<string | undefined, readonly DataFile[]> | undefined
  return (path) => {
    byPath ??= groupedBy(discoverData(data, cwd), pathOf)
    return (byPath.get(path) ?? []).map(({ file }) => file)
  }
}
