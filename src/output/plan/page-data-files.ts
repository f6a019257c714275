import { groupedBy } from '../../content/grouped-by'
import { type DataFile, discoverData } from '../../content/source/discover'
import type { SiteOptions } from './plan-site'

/** The kinds of data file that give a page the address of their name. */
const named: readonly DataFile['kind'][] = ['brands', 'legal', 'contact', 'domains']

/**
 * Finds the data files that give a page the address of their name, as the operator would type them. Looks at the data
 * folder again, once it is asked, because a build has released the places of its records before there are pages.
 */
export function pageDataFiles({ data, cwd }: Pick<SiteOptions, 'data' | 'cwd'>): (path: string) => readonly string[] {
  let byPath: ReadonlyMap<string, readonly DataFile[]> | undefined
  return (path) => {
    byPath ??= groupedBy(
      discoverData(data, cwd).filter(({ kind }) => named.includes(kind)),
      ({ slug }) => `/${slug}`,
    )
    return (byPath.get(path) ?? []).map(({ file }) => file)
  }
}
