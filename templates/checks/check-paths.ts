import { type Problem, placeOf, problemAt, type Source } from 'build-site'
import type { Reading } from '../content'
import { mainPaths } from '../model/main-paths'
import { collectionsIn, listingsIn, slugsOf } from './names'

/** Addresses that a data file must not claim, with their owners; the folder is kept by browsers for a year. */
const reserved: readonly (readonly [path: string, owner: string])[] = [
  ['/index', 'the home page'],
  ['/404', 'the page for what is not found'],
  ['/500', 'the page for failures'],
  ['/assets', 'the folder of pictures and fonts'],
]

/** The owners of addresses that are taken as soon as there is data of theirs. */
const owned = [
  ['domains', 'the list of domains'],
  ['contact', 'the contact page'],
  ['press', 'the press room'],
] as const

/** Reports addresses that are already taken by another page, or by the folder of assets. */
export function checkPaths(reading: Reading): Problem[] {
  const owners = new Map(reserved)
  for (const [kind, owner] of owned) if (slugsOf(kind, reading).length > 0) owners.set(mainPaths[kind], owner)
  // The address of a brand or of a legal text is the name of its file.
  const named = (kind: 'brands' | 'legal') =>
    reading.files
      .filter((file) => file.kind === kind && owners.has(`/${file.slug}`))
      .map(({ slug, file }): Problem => {
        const owner = owners.get(`/${slug}`)
        const message = `found the file name "${slug}", which is the address of ${owner}, expected a different name`
        return { severity: 'error', file, message }
      })
  const ofBrands = named('brands')
  for (const { slug } of listingsIn(reading)) if (!owners.has(`/${slug}`)) owners.set(`/${slug}`, `the brand ${slug}`)
  const ofTexts = named('legal')
  for (const slug of slugsOf('legal', reading)) owners.set(`/${slug}`, `the text ${slug}`)
  return [...ofBrands, ...ofTexts, ...takenPaths(reading, owners)]
}

/** Portfolios. The line of another one is looked up only for a message, because that parses its file again. */
function takenPaths(reading: Reading, owners: ReadonlyMap<string, string>): Problem[] {
  const firsts = new Map<string, Source>()
  return collectionsIn(reading).flatMap(({ path, source }) => {
    const [owner, first] = [owners.get(path), firsts.get(path)]
    if (first === undefined) firsts.set(path, source)
    if (path === '' || (owner === undefined && first === undefined)) return []
    const taken = owner ?? (first && `the collection in ${placeOf({ source: first, path: ['path'] })}`)
    return [problemAt(source, ['path'], `found ${path}, which is the address of ${taken}, expected a different path`)]
  })
}
