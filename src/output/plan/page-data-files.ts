import { type DataFile, discoverData } from '../../content/source/discover'
import type { SiteOptions } from './plan-site'

/** The kinds of data file that give a page the address of their name. */
const named: readonly DataFile['kind'][] = ['brands', 'legal', 'contact', 'domains']

/**
 * The data files that give a page its address, as the operator would type them. Looks at the data folder again, because
 * a build has released the places of its records before there are pages.
 *
 * @param path the path of the page
 */
export function pageDataFiles(path: string, { data, cwd }: Pick<SiteOptions, 'data' | 'cwd'>): string[] {
  return discoverData(data, cwd)
    .filter(({ kind, slug }) => named.includes(kind) && `/${slug}` === path)
    .map(({ file }) => file)
}
