import type { Assets } from '../pages/document'
import type { ListedPage } from './list-pages'
import type { OutputFile } from './output-file'
import { PageMinifier } from './page-minifier'
import { pagePaths } from './page-paths'
import { type PageStyles, pageStyles } from './page-styles'
import { renderPage } from './render-page'
import type { SiteParts } from './site-parts'
import { templateError } from './template-error'
import type { PageTemplate } from './templates'
import { withPolicy } from './with-policy'

/** Renders and minifies every page, gives it its policy, and names the files that it is written as. */
export async function* renderPages(
  parts: SiteParts,
  shared: Pick<Assets, 'script' | 'fonts'>,
): AsyncGenerator<OutputFile> {
  const sheets = new Map<PageTemplate, PageStyles>()
  const minifier = new PageMinifier(parts.forms)
  for (const listed of parts.pages) {
    const known = sheets.get(listed.template)
    const sheet = known ?? pageStyles(listed.template, parts.site)
    sheets.set(listed.template, sheet)
    if (known === undefined && sheet.file !== undefined) yield sheet.file
    const html = renderPage(listed, parts, {
      ...shared,
      styles: sheet.use,
      shareImage: parts.share.of(listed.page.address.path),
      file: parts.assets.address,
    })
    const content = await minified(html, listed, minifier)
    const { address, isErrorPage } = listed.page
    for (const path of pagePaths(address.path, parts.urls, isErrorPage)) {
      yield { path, content, source: listed.template.file }
    }
  }
}

/** Markup that the minifier cannot read is a mistake of the template. @throws InputError */
async function minified(html: string, { page, template }: ListedPage, minifier: PageMinifier): Promise<string> {
  try {
    return `${withPolicy(await minifier.minify(html))}\n`
  } catch (error) {
    throw templateError(error, template.file, page.address.path)
  }
}
