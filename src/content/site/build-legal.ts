import { withMadeFields } from '../made-fields'
import type { MakeAddress } from '../rules/address'
import { formatDate } from '../rules/format-date'
import type { LegalData } from '../schema/pages'
import type { Entry } from '../source/data'
import type { Placeholders } from '../source/placeholders'
import { fillMarkdown } from './fill-markdown'
import type { Prose, RenderMarkdown } from './markdown'
import type { LegalPage } from './types'

/** Builds a legal page from its Markdown file. */
export function buildLegal(
  { slug, value, source }: Entry<LegalData>,
  names: Placeholders,
  address: MakeAddress,
  render: RenderMarkdown,
): LegalPage {
  const { title, description, updated } = value
  const home = address('/').href
  let prose: Prose | undefined
  const rendered = () => {
    prose ??= render(fillMarkdown(source.body ?? '', names), (link) => home + link.slice(1))
    return prose
  }
  return withProse(
    { slug, address: address(`/${slug}`), title, description, updated, updatedText: formatDate(updated) },
    rendered,
  )
}

/** Rendered once its page is printed, when another thread has pages to print meanwhile. */
const withProse = withMadeFields<Omit<LegalPage, keyof Prose>, () => Prose, Prose>({
  html: (_, prose) => prose().html,
  sections: (_, prose) => prose().sections,
})
