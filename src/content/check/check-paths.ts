import type { Problem } from '../problem'
import { problemAt } from '../source/problem-at'
import type { DataReading } from '../source/read-data'
import { listingsIn } from './listings'
import { namesIn, slugsOf } from './names'

/** Reports portfolio addresses that are already taken by a brand, a legal text or another portfolio. */
export function checkPaths(reading: DataReading): Problem[] {
  const taken = new Map<string, string>([
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
