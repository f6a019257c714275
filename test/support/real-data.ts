import { resolve } from 'node:path'
import { loadData } from '../../src/content/load-data'
import type { Collection, Site } from '../../src/content/site/types'
import type { Data } from '../../src/content/source/data'

/** Reads the data of the real project. */
export async function loadRealData(): Promise<Data> {
  return (await loadData(resolve('data'), process.cwd())).data
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
