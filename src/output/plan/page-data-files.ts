import { type DataFile, discoverData } from '../../content/source/discover'
import type { SiteOptions } from './plan-site'

/** The kinds of data file that give a page the address of their name. */
const named: readonly DataFile['kind'][] = ['brands', 'legal', 'contact', 'domains']

/**
 * Finds the data files that give a page the address of their name, as the operator would type them. Looks at the data
 * folder again, once it is asked, because a build has released the places of its records before there are pages.
 */
export function pageDataFiles({ data, cwd }: Pick<SiteOptions, 'data' | 'cwd'>): (path: string) => readonly string[] {
  let byPath: ReadonlyMap<string, readonly string[]> | undefined
  return (path) => {
    byPath ??= filesByPath(discoverData(data, cwd).filter(({ kind }) => named.includes(kind)))
    return byPath.get(path) ?? []
  }
}

function filesByPath(files: readonly DataFile[]): ReadonlyMap<string, readonly string[]> {
  const byPath = new Map<string, string[]>()
  for (const { slug, file } of files) {
    const others = byPath.get(`/${slug}`)
    if (others === undefined) byPath.set(`/${slug}`, [file])
    else others.push(file)
  }
  return byPath
}
