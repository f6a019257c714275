import { InputError } from '../../lib/problem'
import type { ListedPage, Page } from '../../pages/page'
import { runTemplate } from '../../render/compile/template-error'
import type { PageTemplate } from '../../render/compile/templates'
import type { Site } from '../../site/site'
import { type PageSchema, pageSchema, readPage } from './page-fields'

/** How pages are listed. */
interface PageListing {
  /** Whether to keep search engines away from every page. */
  readonly isPreview?: boolean | undefined
  /** Finds the data files that give a page its address, for messages. */
  readonly dataFilesOf?: (path: string) => readonly string[]
}

/**
 * All pages of the site, in the order of their templates.
 *
 * @throws InputError when two templates claim one address, for an invalid address, or when a template throws
 */
export function listPages(
  { model, address }: Pick<Site, 'model' | 'address'>,
  templates: readonly PageTemplate[],
  { isPreview, dataFilesOf }: PageListing = {},
): ListedPage[] {
  const schema = pageSchema(address, isPreview)
  const byPath = new Map<string, ListedPage>()
  for (const template of templates) {
    for (const listed of pagesOf(template, model, schema)) {
      const { path } = listed.page.address
      const other = byPath.get(path)
      if (other !== undefined) throw claimedTwice(path, template, other.template, dataFilesOf?.(path))
      byPath.set(path, listed)
    }
  }
  return [...byPath.values()]
}

/** The pages of a template. @throws InputError when it throws */
function pagesOf(template: PageTemplate, model: object, schema: PageSchema): readonly ListedPage[] {
  const read = (page: Page, index: number) => readPage({ page, template }, index + 1, schema)
  return runTemplate(() => {
    const pages = template.pages(model)
    // The types guarantee this, but a template may have been written without type checking.
    if (!Array.isArray(pages)) throw new TypeError('found pages that are not a list, expected Page[]')
    // Gaps count as pages, which are refused.
    return Array.from(pages, read)
  }, template.file)
}

function claimedTwice(
  path: string,
  template: PageTemplate,
  other: Pick<PageTemplate, 'file'>,
  files: readonly string[] = [],
): InputError {
  const sources =
    template.file === other.file ? `twice by ${template.file}` : `by ${other.file} and by ${template.file}`
  const named = files.length === 0 ? '' : ` (for ${files.join(' and ')})`
  const message = `the address ${path} is claimed ${sources}${named}, expected each address once; rename the slug or the path`
  return InputError.at(template.file, message)
}
