import type { MarkdownEntry, ModelTools } from 'build-site'
import type { LegalData } from '../content/pages'
import { formatDate } from '../rules/formats'
import type { LegalPage } from './types'

/** Builds a legal page from its Markdown file. */
export function buildLegal(
  { slug, value, body }: MarkdownEntry<LegalData>,
  { address, markdown }: Pick<ModelTools, 'address' | 'markdown'>,
): LegalPage {
  const { title, description, updated } = value
  return {
    ...{ slug, address: address(`/${slug}`), title, description, updated },
    updatedText: formatDate(updated),
    ...markdown(body),
  }
}
