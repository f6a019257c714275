import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server.browser'
import type { DocumentLayout, DocumentProps } from '../pages/document'
import type { IconDrawing, IconProps, ShareCardDrawing, ShareCardProps } from '../pages/drawings'

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

/** The drawing of a share image as SVG. */
export function renderShareCard(drawing: ShareCardDrawing, props: ShareCardProps): string {
  return renderToStaticMarkup(createElement(drawing, props))
}

/** The drawing of an icon as SVG. */
export function renderIcon(drawing: IconDrawing, props: IconProps): string {
  return renderToStaticMarkup(createElement(drawing, props))
}
