import { type BoundFunctions, type queries, within } from '@testing-library/dom'
import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { frameOf } from '../../templates/model/frame'
import type { PageModule } from '../../templates/model/site-types'
import type { Site } from '../../templates/model/types'
import { parseDocument } from './parse-document'

/** The rendered element, parsed as a browser would. */
interface Rendered {
  readonly document: Document
  readonly screen: BoundFunctions<typeof queries>
}

/** Renders an element as the build does. */
export function render(element: ReactElement): Rendered {
  const document = parseDocument(renderToStaticMarkup(element), 'https://host.example/base')
  return { document, screen: within(document.body) }
}

/** Renders the body of a page from its props after a round trip through JSON, as the build does. */
export function renderBody<Props extends object>(
  { body }: PageModule<Props>,
  page: ReturnType<PageModule<Props>['pages']>[number] | undefined,
  site: Site,
): Rendered {
  if (page === undefined) throw new Error('no page')
  const props: Props = JSON.parse(JSON.stringify(page.props))
  return render(createElement(body, { ...props, frame: frameOf(site) }))
}
