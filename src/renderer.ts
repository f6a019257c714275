import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server.browser'
import type { DocumentLayout, DocumentProps } from './pages/document'

/** A whole document as markup. Compiled together with the templates, so that both use one React, in production mode. */
export function renderDocument(layout: DocumentLayout, props: DocumentProps): string {
  return `<!doctype html>${renderToStaticMarkup(createElement(layout, props))}`
}
