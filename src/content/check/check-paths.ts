import type { Problem } from '../problem'
import { mainPaths } from '../rules/main-paths'
import { problemAt } from '../source/problem-at'
import type { DataReading } from '../source/read-data'
import { listingsIn } from './listings'
import { namesIn, slugsOf } from './names'

/** An address within the site, and what it belongs to. */
type Owned = readonly [path: string, owner: string]

/** Addresses that a data file must not claim, with their owners; the folder is kept by browsers for a year. */
const reserved: readonly Owned[] = [
  [mainPaths.domains, 'the list of domains'],
  [mainPaths.contact, 'the contact page'],
  ['/index', 'the home page'],
  ['/404', 'the page for what is not found'],
  ['/500', 'the page for failures'],
  ['/assets', 'the folder of pictures and fonts'],
]

/** Reports addresses that are already taken by another page, or by the folder of assets. */
export function checkPaths(reading: DataReading): Problem[] {
  const brands = listingsIn(reading).map(({ slug }): Owned => [`/${slug}`, `the brand ${slug}`])
  return [...takenNames(reading, brands), ...takenPaths(reading, brands)]
}

/** Brands and legal texts, whose address is the name of their file. */
function takenNames({ files }: DataReading, brands: readonly Owned[]): Problem[] {
  const owners = { brands: new Map(reserved), legal: new Map([...brands, ...reserved]) }
  return files.flatMap(({ kind, slug, file }): Problem[] => {
    const owner = kind === 'brands' || kind === 'legal' ? owners[kind].get(`/${slug}`) : undefined
    if (owner === undefined) return []
    const message = `found the file name "${slug}", which is the address of ${owner}, expected one of its own`
    return [{ severity: 'error', file, message }]
  })
}

/** Portfolios. */
function takenPaths(reading: DataReading, brands: readonly Owned[]): Problem[] {
  const texts = slugsOf('legal', reading).map((slug): Owned => [`/${slug}`, `the text ${slug}`])
  const taken = new Map([...reserved, ...brands, ...texts])
  return namesIn('collections', reading).flatMap(({ slug, names: { path }, source }) => {
    const owner = taken.get(path)
    if (owner === undefined) taken.set(path, `the collection ${slug}`)
    if (owner === undefined || path === '') return []
    return [problemAt(source, ['path'], `found ${path}, which is the address of ${owner}, expected one of its own`)]
  })
}
