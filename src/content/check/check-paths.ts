import type { Problem } from '../problem'
import { mainPaths } from '../rules/main-paths'
import { problemAt } from '../source/problem-at'
import type { DataReading } from '../source/read-data'
import { listingsIn } from './listings'
import { namesIn, slugsOf } from './names'

/** Addresses that a data file must not claim, with their owners; the folder is kept by browsers for a year. */
const reserved: readonly (readonly [string, string])[] = [
  [mainPaths.domains, 'the list of domains'],
  [mainPaths.contact, 'the contact page'],
  ['/index', 'the home page'],
  ['/404', 'the page for what is not found'],
  ['/500', 'the page for failures'],
  ['/assets', 'the folder of pictures and fonts'],
]

/** Reports addresses that are already taken by another page, or by the folder of assets. */
export function checkPaths(reading: DataReading): Problem[] {
  return [...takenNames(reading), ...takenPaths(reading)]
}

/** Brands and legal texts, whose address is the name of their file. */
function takenNames(reading: DataReading): Problem[] {
  const files = [...filesOf('brands', reading), ...filesOf('legal', reading)]
  const owners = { brands: new Map(reserved), legal: new Map([...brandPaths(reading), ...reserved]) }
  return files.flatMap(({ kind, slug, file }): Problem[] => {
    const owner = owners[kind].get(`/${slug}`)
    const message = `found the file name "${slug}", which is the address of ${owner}, expected one of its own`
    return owner === undefined ? [] : [{ severity: 'error', file, message }]
  })
}

function filesOf<K extends 'brands' | 'legal'>(kind: K, { files }: DataReading) {
  return files.filter((file) => file.kind === kind).map((file) => ({ ...file, kind }))
}

/** The addresses of listed brands, with their owners. */
function brandPaths(reading: DataReading): (readonly [string, string])[] {
  return listingsIn(reading).map(({ slug }) => [`/${slug}`, `the brand ${slug}`])
}

/** Portfolios. */
function takenPaths(reading: DataReading): Problem[] {
  const taken = new Map<string, string>([
    ...reserved,
    ...brandPaths(reading),
    ...slugsOf('legal', reading).map((slug) => [`/${slug}`, `the text ${slug}`] as const),
  ])
  return namesIn('collections', reading).flatMap(({ slug, names: { path }, source }) => {
    const owner = taken.get(path)
    if (owner === undefined) taken.set(path, `the collection ${slug}`)
    if (owner === undefined || path === '') return []
    return [problemAt(source, ['path'], `found ${path}, which is the address of ${owner}, expected one of its own`)]
  })
}
