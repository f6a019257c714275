import { parse } from 'node-html-parser'
import type { Source } from '../../content/parse/source'
import { ifPossible } from '../../lib/if-possible'
import { memo } from '../../lib/memo'
import type { ListedPage } from '../../pages/page'
import { metas, textOf, values, wordsIn } from './elements'
import type { RenderedPage } from './rendered-site'

/** The pages of most sites are parsed once; a thousand take less than half a gigabyte. */
const documentOf = memo(1_000, (html: () => string) => parse(html()))

/** Parses a page. @param html returns its HTML */
export function parsePage(
  { page, template }: ListedPage,
  html: () => string,
  source: Source | undefined,
): RenderedPage {
  const document = documentOf(html)
  const parsed = { document }
  const body = document.querySelector('body') ?? document
  const robots = [...metas(parsed, 'robots'), ...metas(parsed, 'googlebot')]
  return {
    ...page,
    ...page.address,
    // If there are several, search engines obey the strictest one.
    isIndexable: !robots.some((directive) => /\b(noindex|none)\b/i.test(directive)),
    template: template.file,
    source,
    titles: document.querySelectorAll('head title').map(({ text }) => text.trim()),
    descriptions: metas(parsed, 'description').map((text) => text.trim()),
    links: values(parsed, 'a[href], area[href]', 'href'),
    ids: new Set(values(parsed, '[id]', 'id')),
    text: textOf(body),
    words: wordsIn(body),
    structuredData: document
      .querySelectorAll('script[type="application/ld+json"]')
      .map(({ rawText }) => ifPossible((): unknown => JSON.parse(rawText))),
    get document() {
      return documentOf(html)
    },
  }
}
