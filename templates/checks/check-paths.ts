import { type Problem, placeOf, problemAt } from 'build-site'
import type { Reading } from '../content/types'
import { mainPaths, pressPath } from '../model/main-paths'
import { listingsIn } from './listings'
import { namesIn, onSaleFirst, slugsOf } from './names'

/** An address within the site, and what it belongs to. */
type Owned = readonly [path: string, owner: string]

/** Finds what an address belongs to, if to anything. */
type OwnerOf = (path: string) => string | undefined

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
export function checkPaths(reading: Reading): Problem[] {
  const ofPress: Owned[] = slugsOf('press', reading).length > 0 ? [[pressPath, 'the press room']] : []
  const ofReserved = new Map([...reserved, ...ofPress])
  const listed = new Set(listingsIn(reading).map(({ slug }) => `/${slug}`))
  // Not as many texts as there are brands: hardly any is needed.
  const ofBrands = (path: string) => (listed.has(path) ? `the brand ${path.slice(1)}` : undefined)
  return [
    ...takenNames(reading, {
      brands: (path) => ofReserved.get(path),
      legal: (path) => ofReserved.get(path) ?? ofBrands(path),
    }),
    ...takenPaths(reading, ofReserved, ofBrands),
  ]
}

/** Brands and legal texts, whose address is the name of their file. */
function takenNames({ files }: Reading, ownerOf: { readonly brands: OwnerOf; readonly legal: OwnerOf }): Problem[] {
  return files.flatMap(({ kind, slug, file }): Problem[] => {
    const owner = kind === 'brands' || kind === 'legal' ? ownerOf[kind](`/${slug}`) : undefined
    if (owner === undefined) return []
    const message = `found the file name "${slug}", which is the address of ${owner}, expected one of its own`
    return [{ severity: 'error', file, message }]
  })
}

/** Portfolios. */
function takenPaths(reading: Reading, ofReserved: ReadonlyMap<string, string>, ofBrands: OwnerOf): Problem[] {
  const texts = slugsOf('legal', reading).map((slug): Owned => [`/${slug}`, `the text ${slug}`])
  const taken = new Map([...ofReserved, ...texts])
  return onSaleFirst(namesIn('collections', reading), reading).flatMap(({ names: { path }, source }) => {
    const owner = taken.get(path) ?? ofBrands(path)
    if (owner === undefined) taken.set(path, `the collection in ${placeOf({ source, path: ['path'] })}`)
    if (owner === undefined || path === '') return []
    return [problemAt(source, ['path'], `found ${path}, which is the address of ${owner}, expected one of its own`)]
  })
}
