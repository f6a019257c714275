import type { MakeAddress } from '../rules/address'
import { formatDate } from '../rules/dates'
import type { LegalData } from '../schema/pages'
import type { Entry } from '../source/data'
import { fillMarkdown, type Placeholders } from '../source/placeholders'
import { renderMarkdown } from './markdown'
import type { LegalPage } from './types'

/** Builds a legal page from its Markdown file. */
export function buildLegal(
  { slug, value, source }: Entry<LegalData>,
  names: Placeholders,
  address: MakeAddress,
): LegalPage {
  const { title, description, updated } = value
  const home = address('/').href
  const prose = renderMarkdown(fillMarkdown(source.body ?? '', names), (link) => home + link.slice(1))
  return {
    ...{ slug, address: address(`/${slug}`), title, description, updated },
    updatedText: formatDate(updated),
    ...prose,
  }
}
