import { join, relative } from 'node:path'
import type { SiteOptions, SitePlan } from '../output/plan/plan-site'
import { brandFile } from './brand-file'
import { editDataFile } from './edit-data-file'
import { pageSlugs, requireFree } from './taken'
import { writeNewFiles } from './write-new-files'

/** A brand to add. */
interface NewBrand {
  readonly name: string
  readonly slug: string
  /** The slug of a collection that there is. */
  readonly collection: string
  readonly group: 'existing' | 'developing'
}

/** The files that a new brand stands in, as the operator would type them. */
export interface AddedBrand {
  readonly created: string
  /** The collection that lists it; undefined where a collection did so already. */
  readonly edited: string | undefined
}

/**
 * Writes the file of a new brand and adds it to a list of its collection.
 *
 * @throws InputError where the slug is taken; nothing is written then
 */
export async function addBrand(brand: NewBrand, plan: SitePlan, { data, cwd }: SiteOptions): Promise<AddedBrand> {
  const { name, slug, group } = brand
  const path = join(data, 'brands', `${slug}.yaml`)
  const files = [{ path, content: brandFile(name, slug, new Date()) }]
  const created = relative(cwd, path)
  if (plan.site.collections.some(({ missing }) => missing.some((listed) => listed.slug === slug))) {
    await writeNewFiles(files)
    return { created, edited: undefined }
  }
  requireFree(slug, name, pageSlugs(plan))
  const file = fileOf(brand, plan)
  const collection = await editDataFile({ file, cwd, path: [group, 'brands'], item: slug })
  await writeNewFiles(files, collection.write)
  return { created, edited: file }
}

function fileOf({ collection }: NewBrand, { data }: SitePlan): string {
  const entry = data.collections.find(({ slug }) => slug === collection)
  if (entry === undefined) throw new Error(`no collection ${collection}`)
  return entry.source.file
}
