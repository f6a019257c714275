import type { MarkdownEntry, ModelTools } from 'build-site'
import type { LegalData } from '../content/pages'
import { formatDate } from '../rules/formats'
import type { LegalPage } from './types'

/** Builds a page from its Markdown file. */
export function buildLegal(
  { slug, value, body }: MarkdownEntry<LegalData & { readonly path?: string | undefined }>,
  { address, markdown }: Pick<ModelTools, 'address' | 'markdown'>,
): LegalPage {
  const { title, description, updated, path } = value
  return {
    ...{ slug, address: address(path ?? `/${slug}`), title, description, updated },
    updatedText: formatDate(updated),
    ...markdown(body),
  }
}
