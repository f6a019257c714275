import { join, relative } from 'node:path'
import type { SiteOptions, SitePlan } from '../build/plan/plan-site'
import { brandFile } from './brand-file'
import { editDataFile, type Verify } from './edit-data-file'
import type { NewName } from './new-name'
import { freeSlug, pageSlugs, requireOffered } from './taken'
import { writeNewFiles } from './write-new-files'

/** A brand to add. */
interface NewBrand extends NewName {
  /** The slug of an existing collection. */
  readonly collection: string
  readonly group: 'existing' | 'developing'
}

/** The files that contain a new brand, as the operator would type them. */
export interface AddedBrand {
  readonly created: string
  /** The collection file that was edited; undefined if the brand is listed already. */
  readonly edited: string | undefined
}

/**
 * Writes the file of a new brand and adds it to a list of its collection.
 *
 * @param verify throws if a build would refuse the result, which is then undone
 * @throws InputError if the slug or the domain is taken; nothing is written then
 */
export async function addBrand(
  brand: NewBrand,
  plan: SitePlan,
  { data, cwd }: SiteOptions,
  verify: Verify,
): Promise<AddedBrand> {
  const { name, host, group } = brand
  const isListed = plan.site.collections.some(({ missing }) => missing.some(({ slug }) => slug === brand.slug))
  if (isListed) requireOffered(brand, plan)
  const slug = isListed ? brand.slug : freeSlug(brand, plan, pageSlugs(plan))
  const path = join(data, 'brands', `${slug}.yaml`)
  const files = [{ path, content: brandFile({ name, slug, host }, new Date()) }]
  const created = relative(cwd, path)
  if (isListed) {
    await writeNewFiles(files, verify)
    return { created, edited: undefined }
  }
  const file = fileOf(brand, plan)
  const collection = await editDataFile({ file, cwd, path: [group, 'brands'], item: slug })
  await writeNewFiles(files, () => collection.write(verify))
  return { created, edited: file }
}

function fileOf({ collection }: NewBrand, { data }: SitePlan): string {
  const entry = data.collections.find(({ slug }) => slug === collection)
  if (entry === undefined) throw new Error(`no collection ${collection}`)
  return entry.source.file
}
