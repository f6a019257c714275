import type { Assets } from '../pages/document'
import type { ListedPage } from './list-pages'
import type { SiteParts } from './site-parts'
import { templateError } from './template-error'

/** One page as HTML, not minified. @throws InputError when its template throws */
export function renderPage(
  { page, template }: ListedPage,
  { site, templates }: Pick<SiteParts, 'site' | 'templates'>,
  assets: Assets,
): string {
  try {
    return templates.run(() => templates.render(templates.layout, { site, page, assets, children: page.render() }))
  } catch (error) {
    throw templateError(error, template.file, page.address.path)
  }
}
