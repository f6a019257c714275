import type { SiteOptions, SitePlan } from '../build/plan/plan-site'
import { domainSchema } from '../content/schema/domains'
import { editDataFile, type Verify } from './edit-data-file'
import { explainedFields, optionalFields } from './explained-fields'
import type { NewName } from './new-name'
import { domainSlugs, freeSlug } from './taken'

/** A domain without a brand, to add. */
interface NewDomain extends NewName {
  /** The id of an existing group. */
  readonly group: string
}

/** Where a domain was added. */
export interface AddedDomain {
  readonly slug: string
  /** The file, as the operator would type it. */
  readonly file: string
}

/**
 * Adds a domain to a group of the domains page.
 *
 * @param verify throws if a build would refuse the result, which is then undone
 * @throws InputError if the slug or the domain is taken; nothing is written then
 */
export async function addDomain(
  domain: NewDomain,
  plan: SitePlan,
  { cwd }: SiteOptions,
  verify: Verify,
): Promise<AddedDomain> {
  const { host, group } = domain
  const slug = freeSlug(domain, plan, domainSlugs(plan))
  const { source, value } = plan.data.domains
  const index = value.groups.findIndex(({ id }) => id === group)
  const { shape } = domainSchema
  const fields = {
    slug,
    ...(host !== `${slug}.com` && { host }),
    summary: 'TODO a phrase of 30 to 60 characters for lists',
    keywords: ['TODO'],
  }
  const block = explainedFields(shape, fields) + optionalFields(shape, { sold: true })
  const path = ['groups', index, 'domains']
  const edited = await editDataFile({ file: source.file, cwd, path, item: fields, block })
  await edited.write(verify)
  return { slug, file: source.file }
}
