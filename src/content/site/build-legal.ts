import type { MakeAddress } from '../rules/address'
import { formatDate } from '../rules/format-date'
import type { LegalData } from '../schema/pages'
import type { Entry } from '../source/data'
import type { Placeholders } from '../source/placeholders'
import { fillMarkdown } from './fill-markdown'
import type { RenderMarkdown } from './markdown'
import type { LegalPage } from './types'

/** Builds a legal page from its Markdown file. */
export function buildLegal(
  { slug, value, source }: Entry<LegalData>,
  names: Placeholders,
  address: MakeAddress,
  render: RenderMarkdown,
): LegalPage {
  const { title, description, updated } = value
  const prose = render(fillMarkdown(source.body ?? '', names), (path) => address(path).href)
  return {
    slug,
    address: address(`/${slug}`),
    title,
    description,
    updated,
    updatedText: formatDate(updated),
    ...prose,
  }
}
