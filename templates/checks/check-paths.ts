import { type Problem, problemAt } from 'build-site'
import type { Data, Reading } from '../content'
import { mainPaths } from '../model/main-paths'
import { collectionsIn, slugsOf } from './names'

/**
 * Addresses that a data file must not claim, with their owners; some are taken as soon as there is data of a kind. The
 * folder is kept by browsers for a year.
 */
const reserved: readonly (readonly [path: string, owner: string, kind?: keyof Data])[] = [
  ['/index', 'the home page'],
  ['/404', 'the page for what is not found'],
  ['/500', 'the page for failures'],
  ['/assets', 'the folder of pictures and fonts'],
  [mainPaths.domains, 'the list of domains', 'domains'],
  [mainPaths.contact, 'the contact page', 'contact'],
  [mainPaths.press, 'the press room', 'press'],
]

/** Reports addresses that are already taken by another page, or by the folder of assets. */
export function checkPaths(reading: Reading): Problem[] {
  const taken = reserved.filter(([, , kind]) => kind === undefined || slugsOf(kind, reading).length > 0)
  const owners = new Map(taken.map(([path, owner]) => [path, owner]))
  /** Returns the owner of an address; if it has none, it is taken from now on. */
  const take = (path: string, owner: string) => {
    const first = owners.get(path)
    if (first === undefined) owners.set(path, owner)
    return first
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
