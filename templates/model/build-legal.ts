import type { ModelTools } from 'build-site'
import type { Data } from '../content/types'
import { formatDate } from '../rules/formats'

/** A text page: HTML rendered from Markdown, with raw HTML escaped, and its sections. */
export type LegalPage = ReturnType<typeof buildLegal>

/** Builds a page from its Markdown file. */
export function buildLegal(
  { slug, value, body }: Data['pages'][number],
  { address, markdown }: Pick<ModelTools, 'address' | 'markdown'>,
) {
  const { title, description, updated, path } = value
  return {
    ...{ slug, address: address(path ?? `/${slug}`), title, description, updated },
    updatedText: formatDate(updated),
    ...markdown(body),
  }
}
