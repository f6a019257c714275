import type { Assets } from '../pages/document'
import { hashedPath } from './assets'
import type { ListedPage } from './list-pages'
import { minifyHtml } from './minify-html'
import type { OutputFile } from './output-file'
import { pagePaths } from './page-paths'
import type { SiteParts } from './site-parts'
import { templateError } from './template-error'
import type { PageTemplate } from './templates'

/** Styles up to this size, in bytes, travel inside the page: a request saved is worth more than a cached file. */
const inlineStyles = 24_576

/** Renders and minifies every page, and names the files that it is written as. */
export async function* renderPages(
  parts: SiteParts,
  shared: Pick<Assets, 'script' | 'fonts'>,
): AsyncGenerator<OutputFile> {
  const sheets = new Map<PageTemplate, Sheet>()
  for (const listed of parts.pages) {
    const known = sheets.get(listed.template)
    const sheet = known ?? stylesOf(listed.template, parts)
    sheets.set(listed.template, sheet)
    if (known === undefined && sheet.file !== undefined) yield sheet.file
    const content = await renderPage(listed, parts, {
      ...shared,
      styles: sheet.use,
      shareImage: parts.share.of(listed.page.address.path),
      file: parts.assets.address,
    })
    const { address, isErrorPage } = listed.page
    for (const path of pagePaths(address.path, parts.urls, isErrorPage)) {
      yield { path, content, source: listed.template.file }
    }
  }
}

/** One page as minified HTML. @throws InputError when its template throws */
async function renderPage(
  { page, template }: ListedPage,
  { site, templates }: SiteParts,
  assets: Assets,
): Promise<string> {
  try {
    const html = templates.render(templates.layout, { site, page, assets, children: page.render() })
    return `${await minifyHtml(html)}\n`
  } catch (error) {
    throw templateError(error, template.file, page.address.path)
  }
}

interface Sheet {
  readonly use: Assets['styles']
  readonly file?: OutputFile
}

function stylesOf({ css, file }: PageTemplate, { site }: SiteParts): Sheet {
  if (Buffer.byteLength(css) <= inlineStyles) return { use: { inline: css } }
  const name = file.replace(/^.*[\\/]/, '').replace(/\.tsx$/, '.css')
  const path = hashedPath(name, css)
  return { use: { href: site.address(`/${path}`).href }, file: { path, content: css, source: file } }
}
