import type { Collection, Site } from '../../templates/model/types'
import { type Data, loadData, realFolder } from './site-from'

/** Reads the data of the real project. */
export async function loadRealData(): Promise<Data> {
  return (await loadData(realFolder, process.cwd())).data
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
