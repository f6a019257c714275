import type { Brand, Site } from '../../templates/model/types'
import { loadData, modelOf, type WholeSite } from './site-from'

/** The real site under a base path, for testing templates on their own; tests change the parts they are about. */
export async function exampleSite(): Promise<WholeSite> {
  const { data } = await loadData('data', '.')
  return modelOf(data, 'https://host.example/base')
}

/** A brand of the site. */
export function brandOf({ collections }: Site, slug: string): Brand {
  const found = collections.flatMap(({ brands }) => brands).find((brand) => brand.slug === slug)
  if (found === undefined) throw new Error(`no brand ${slug}`)
  return found
}
