import type { ReactNode } from 'react'
import type { DocumentLayout } from '../../pages/document'
import type { IconDrawing, ShareCardDrawing } from '../../pages/drawings'
import type { Page, TemplateFile } from '../../pages/page'
import type { SiteDefinition } from '../../site/define-site'
import type { CompiledTemplates } from './compiled-templates'

/** A compiled file of `templates/pages/`. */
export interface PageTemplate extends TemplateFile {
  pages(model: object): readonly Page[]
  readonly body: (props: object) => ReactNode
}

/** The module that renders elements to markup, compiled together with the templates. */
export type Renderer = typeof import('../renderer')

/** The compiled templates of a site. */
export interface Templates extends Renderer {
  /** Their folder, as the operator would type it. */
  readonly folder: string
  /** What `templates/site.ts` exports. */
  readonly definition: SiteDefinition
  readonly pages: readonly PageTemplate[]
  readonly layout: DocumentLayout
  /** A site without it has no share images. */
  readonly shareCard?: ShareCardDrawing
  /** The fonts for share images: absolute paths, or paths in packages, `@fontsource/…`. */
  readonly shareFonts: readonly string[]
  /** A site without it has no icons. */
  readonly icon?: IconDrawing
  /** Script, fonts, and the plain data from which the templates can be opened in another thread. */
  readonly compiled: CompiledTemplates
}
