import { createElement, type ReactElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server.browser'
import type { DocumentLayout, DocumentProps } from '../pages/document'

/** The body of a page as markup. */
export function renderBody<Props extends object>(body: (props: Props) => ReactNode, props: Props): string {
  // Layout and body are rendered separately, so `useId` must create different names in each.
  return renderToStaticMarkup(createElement(body, props), { identifierPrefix: 'page' })
}

/**
 * The layout of pages as markup, around a placeholder for the body. Compiled together with the templates, so that both
 * use one React, in production mode.
 */
export function renderDocument(layout: DocumentLayout, props: DocumentProps): string {
  return `<!doctype html>${renderToStaticMarkup(createElement(layout, props))}`
}

/** A drawing as SVG: a share image, or an icon. */
export function renderDrawing<Props extends object>(drawing: (props: Props) => ReactElement, props: Props): string {
  return renderToStaticMarkup(createElement(drawing, props))
}
