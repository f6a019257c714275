import { InputError } from '../content/problem'
import type { Site } from '../content/site/types'
import type { Page } from '../pages/page'
import { templateError } from './template-error'
import { type PageTaking, TemplatePage } from './template-page'
import type { PageTemplate } from './templates'

/** A page and the template that made it. */
export interface ListedPage {
  readonly page: Page
  readonly template: PageTemplate
}

/**
 * All pages of the site, in the order of their templates.
 *
 * @throws InputError when two templates claim one address, or when a template throws
 */
export function listPages(
  site: Site,
  templates: readonly PageTemplate[],
  taking: PageTaking = { run: (task) => task(), isPreview: false },
): ListedPage[] {
  const byPath = new Map<string, ListedPage>()
  for (const template of templates) {
    for (const page of pagesOf(site, template, taking)) {
      const other = byPath.get(page.address.path)
      if (other !== undefined) throw claimedTwice(page, template, other.template)
      byPath.set(page.address.path, { page, template })
    }
  }
  return [...byPath.values()]
}

function pagesOf(site: Site, template: PageTemplate, taking: PageTaking): readonly Page[] {
  try {
    return taking.run(() => {
      const pages: unknown = template.pages(site)
      if (!isPageList(pages)) throw new TypeError('found pages that are no list, expected Page[]')
      return pages.map((page) => new TemplatePage(page, template, taking))
    })
  } catch (error) {
    throw templateError(error, template.file)
  }
}

/** The type says so, but a template may have been written without looking at it. */
function isPageList(value: unknown): value is readonly Page[] {
  return Array.isArray(value)
}

function claimedTwice({ address: { path } }: Page, template: PageTemplate, other: PageTemplate): InputError {
  const sources = template === other ? `twice by ${template.file}` : `by ${other.file} and by ${template.file}`
  const message = `the address ${path} is claimed ${sources}, expected each address once; rename the slug or the path`
  return new InputError([{ severity: 'error', file: template.file, message }])
}
