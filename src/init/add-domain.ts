import { domainSchema } from '../content/schema/domains'
import type { SiteOptions, SitePlan } from '../output/plan/plan-site'
import { editDataFile } from './edit-data-file'
import { explainedFields, optionalFields } from './explained-fields'
import { domainSlugs, requireFree } from './taken'

/** A domain without a brand, to add. */
interface NewDomain {
  readonly slug: string
  /** Undefined where it is the slug and .com. */
  readonly host: string | undefined
  /** The id of a group that there is. */
  readonly group: string
}

/**
 * Adds a domain to a group of the domains page.
 *
 * @returns the file, as the operator would type it
 * @throws InputError where the slug is taken; nothing is written then
 */
export async function addDomain(domain: NewDomain, plan: SitePlan, { cwd }: SiteOptions): Promise<string> {
  const { slug, host, group } = domain
  requireFree(slug, host ?? slug, domainSlugs(plan))
  const { source, value } = plan.data.domains
  const index = value.groups.findIndex(({ id }) => id === group)
  const { shape } = domainSchema
  const fields = {
    slug,
    ...(host !== undefined && { host }),
    summary: 'TODO a phrase of 30 to 60 characters for lists',
    keywords: ['TODO'],
  }
  const block = explainedFields(shape, fields) + optionalFields(shape, { sold: true })
  const path = ['groups', index, 'domains']
  const edited = await editDataFile({ file: source.file, cwd, path, item: fields, block })
  edited.write()
  return source.file
}
