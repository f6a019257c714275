import type { Problem } from '../problem'
import { mainPaths } from '../rules/main-paths'
import { problemAt } from '../source/problem-at'
import type { DataReading } from '../source/read-data'
import { listingsIn } from './listings'
import { namesIn, slugsOf } from './names'

/** Whatever stands in this folder is kept by browsers for a year. */
const assets = { name: 'assets', owner: 'the folder of pictures and fonts' }

/** Reports addresses that are already taken by another page, or by the folder of assets. */
export function checkPaths(reading: DataReading): Problem[] {
  return [...namedAssets(reading), ...takenPaths(reading)]
}

/** Files whose name is their address. Of two pages at one address, the error comes later, and names both files. */
function namedAssets({ files }: DataReading): Problem[] {
  const named = files.filter(({ kind, slug }) => slug === assets.name && (kind === 'brands' || kind === 'legal'))
  const message = `found the file name "${assets.name}", which is the address of ${assets.owner}, expected one of its own`
  return named.map(({ file }) => ({ severity: 'error', file, message }))
}

/** Portfolios. */
function takenPaths(reading: DataReading): Problem[] {
  const taken = new Map<string, string>([
    [mainPaths.domains, 'the list of domains'],
    [mainPaths.contact, 'the contact page'],
    [`/${assets.name}`, assets.owner],
    ...listingsIn(reading).map(({ slug }) => [`/${slug}`, `the brand ${slug}`] as const),
    ...slugsOf('legal', reading).map((slug) => [`/${slug}`, `the text ${slug}`] as const),
  ])
  return namesIn('collections', reading).flatMap(({ slug, names: { path }, source }) => {
    const owner = taken.get(path)
    if (owner === undefined) taken.set(path, `the collection ${slug}`)
    if (owner === undefined || path === '') return []
    return [problemAt(source, ['path'], `found ${path}, which is the address of ${owner}, expected one of its own`)]
  })
}
