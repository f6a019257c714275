import type { ReactNode } from 'react'
import type { Site } from '../../content/site/types'
import type { DocumentLayout } from '../../pages/document'
import type { IconDrawing } from '../../pages/icon'
import type { Page } from '../../pages/page'
import type { PagesForEach } from '../../pages/page-for-each'
import type { ShareCardDrawing } from '../../pages/share-card'
import type { Bundle } from './bundle'
import type { PlainTemplates } from './plain-templates'
import type { ScriptModule } from './script-modules'

/** A file of `templates/pages/`, compiled. */
export interface PageTemplate {
  /** As the operator would type it. */
  readonly file: string
  readonly pages: ((site: Site) => readonly Page[]) | PagesForEach<object, Page>
  readonly body: (props: object) => ReactNode
  /** The styles of layout and page, minified. */
  readonly css: string
}

/** The module that turns elements into markup, compiled together with the templates. */
export type Renderer = typeof import('../../renderer')

/** The templates of a site, compiled. */
export interface Templates {
  readonly pages: readonly PageTemplate[]
  readonly layout: DocumentLayout
  readonly renderDocument: Renderer['renderDocument']
  readonly renderBody: Renderer['renderBody']
  readonly shareCard: ShareCardDrawing
  /** The package file of the font of share images: `@fontsource/…`. */
  readonly shareFont: string
  readonly renderShareCard: Renderer['renderShareCard']
  readonly icon: IconDrawing
  readonly renderIcon: Renderer['renderIcon']
  /** The fonts that the styles refer to. */
  readonly fonts: Bundle['fonts']
  /** The one script, minified. */
  readonly script: string
  /** Hash of the compiled code: with another one, the result may differ. */
  readonly code: string
  /** What the script fetches on demand. */
  readonly modules: readonly ScriptModule[]
  /** What they can be opened from in another thread. */
  readonly plain: () => PlainTemplates
  /** Runs code of the templates, within a time limit where there is one. */
  readonly run: <T>(task: () => T) => T
}

/** Whether a template exports what it should; what it makes is checked by its types. */
export function isPageModule(value: unknown): value is Pick<PageTemplate, 'pages' | 'body'> {
  if (typeof value !== 'object' || value === null || !('pages' in value && 'body' in value)) return false
  return typeof value.pages === 'function' && typeof value.body === 'function'
}

/** Whether the layout exports a component. */
export function isDocumentLayout(value: unknown): value is DocumentLayout {
  return typeof value === 'function'
}

/** Whether the drawing of share images exports a component. */
export function isShareCard(value: unknown): value is ShareCardDrawing {
  return typeof value === 'function'
}

/** Whether the drawing of icons exports a component. */
export function isIcon(value: unknown): value is IconDrawing {
  return typeof value === 'function'
}

/** Whether a module is the renderer. */
export function isRenderer(module: object): module is Renderer {
  return ['renderDocument', 'renderBody', 'renderShareCard', 'renderIcon'].every((name) => name in module)
}
