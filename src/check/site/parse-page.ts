import { type HTMLElement, parse } from 'node-html-parser'
import type { Source } from '../../content/parse/source'
import { memo } from '../../lib/memo'
import type { ListedPage } from '../../pages/page'
import { textOf } from './elements'
import type { PageContent, RenderedPage, StructuredData } from './rendered-site'

/** How a page is parsed. @param html returns its HTML */
type ParseHtml = (html: () => string) => PageContent

/**
 * Parses the HTML of a page.
 *
 * @param html returns it
 * @param parsed keeps what was parsed for as long as memory allows
 */
export function parsePage(
  { page, template }: ListedPage,
  html: () => string,
  source: Source | undefined,
  parsed: ParseHtml = keptForAll(),
): RenderedPage {
  const robots = parsed(html).document.querySelectorAll('meta[name="robots"], meta[name="googlebot"]')
  return {
    path: page.address.path,
    url: page.address.url,
    isErrorPage: page.isErrorPage ?? false,
    isLong: page.isLong ?? false,
    // Search engines obey the strictest of several.
    isIndexable: !robots.some((meta) => /\b(noindex|none)\b/i.test(meta.getAttribute('content') ?? '')),
    template: template.file,
    source,
    get document() {
      return parsed(html).document
    },
    get text() {
      return parsed(html).text
    },
    get structuredData() {
      return parsed(html).structuredData
    },
  }
}

/** Parses pages once for all rules. */
export function keptForAll(): ParseHtml {
  return memo(Number.POSITIVE_INFINITY, contentOf)
}

/** Parses pages again for each rule that looks at all of them, one after the other: it keeps only the last few. */
export function keptForSome(): ParseHtml {
  return memo(100, contentOf)
}

function contentOf(html: () => string): PageContent {
  const document = parse(html())
  const body = document.querySelector('body')
  return { document, text: body === null ? '' : textOf(body), structuredData: structuredData(document) }
}

function structuredData(document: HTMLElement): StructuredData[] {
  return document.querySelectorAll('script[type="application/ld+json"]').map(({ rawText }) => {
    try {
      return { value: JSON.parse(rawText) }
    } catch (error) {
      return { broken: error instanceof Error ? error.message : String(error) }
    }
  })
}
