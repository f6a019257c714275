import type { Collection, Site } from '../../templates/model/types'
import { type Data, loadData, realFolder } from './site-from'

let real: Promise<Data> | undefined

/** The data of the real project: read once for all tests of a worker, none of which changes it. */
export function loadRealData(): Promise<Data> {
  real ??= loadData(realFolder, process.cwd()).then(({ data }) => data)
  return real
}

/** The item with a slug; throws if there is none, so that no test passes because its subject is missing. */
export function bySlug<T extends { readonly slug: string }>(items: readonly T[], slug: string): T {
  const item = items.find((candidate) => candidate.slug === slug)
  if (item === undefined) throw new Error(`there is no ${slug}`)
  return item
}

export function collectionOf(site: Site, slug: string): Collection {
  return bySlug(site.collections, slug)
}
