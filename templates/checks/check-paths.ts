import { type Problem, problemAt } from 'build-site'
import type { Reading } from '../content'
import { mainPaths } from '../model/main-paths'
import { collectionsIn, slugsOf } from './names'

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
  /** Returns the owner of an address; if it has none, it is taken from now on. */
  const take = (path: string, owner: string) => {
    const taken = owners.get(path)
    if (taken === undefined) owners.set(path, owner)
    return taken
  }
  // The address of a brand or of a legal text is the name of its file.
  const named = (kind: 'brands' | 'legal', what: string) =>
    reading.files.flatMap(({ kind: own, slug, file }): Problem[] => {
      const owner = own === kind ? take(`/${slug}`, `${what} ${slug}`) : undefined
      if (owner === undefined) return []
      const message = `found the file name "${slug}", which is the address of ${owner}, expected a different name`
      return [{ severity: 'error', file, message }]
    })
  return [
    ...named('brands', 'the brand'),
    ...named('legal', 'the text'),
    ...collectionsIn(reading).flatMap(({ path, source }) => {
      const owner = path === '' ? undefined : take(path, `the collection in ${source.file}`)
      if (owner === undefined) return []
      return problemAt(source, ['path'], `found ${path}, which is the address of ${owner}, expected a different path`)
    }),
  ]
}
