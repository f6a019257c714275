import { type HTMLElement, parse } from 'node-html-parser'
import type { Source } from '../content/source/source'
import type { ListedPage } from '../output/plan/list-pages'
import { textOf } from './elements'
import type { RenderedPage, StructuredData } from './rendered-site'

/** Parses the HTML of a page, once for all rules. */
export function parsePage({ page, template }: ListedPage, html: string, source: Source | undefined): RenderedPage {
  const document = parse(html)
  const body = document.querySelector('body')
  const robots = document.querySelector('meta[name="robots"]')?.getAttribute('content') ?? ''
  return {
    path: page.address.path,
    url: page.address.url,
    isErrorPage: page.isErrorPage ?? false,
    isIndexable: !/\b(noindex|none)\b/i.test(robots),
    template: template.file,
    source,
    html,
    document,
    text: body === null ? '' : textOf(body),
    structuredData: structuredData(document),
  }
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
