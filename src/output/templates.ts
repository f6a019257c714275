import type { DocumentLayout, DocumentProps } from '../pages/document'
import type { PageModule } from '../pages/page'

/** A file of `templates/pages/`, compiled. */
export interface PageTemplate {
  /** As the operator would type it. */
  readonly file: string
  readonly pages: PageModule
  /** The styles of layout and page, minified. */
  readonly css: string
}

/** The templates of a site, compiled. */
export interface Templates {
  readonly pages: readonly PageTemplate[]
  readonly layout: DocumentLayout
  readonly render: (layout: DocumentLayout, props: DocumentProps) => string
  /** The one script, minified. */
  readonly script: string
}

/** Whether a template exports what it should; what it makes is checked by its types. */
export function isPageModule(value: unknown): value is PageModule {
  return typeof value === 'function'
}

/** Whether the layout exports a component. */
export function isDocumentLayout(value: unknown): value is DocumentLayout {
  return typeof value === 'function'
}

/** Whether the renderer was found. */
export function isRender(value: unknown): value is Templates['render'] {
  return typeof value === 'function'
}
