import { type BoundFunctions, type queries, within } from '@testing-library/dom'
import { JSDOM } from 'jsdom'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** What an element became, parsed as a browser parses it. */
export interface Rendered {
  readonly document: Document
  readonly screen: BoundFunctions<typeof queries>
}

/** Renders an element as the build does. */
export function render(element: ReactElement): Rendered {
  const { document } = new JSDOM(renderToStaticMarkup(element), { url: 'https://host.example/base' }).window
  return { document, screen: within(document.body) }
}
