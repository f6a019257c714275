import type { ReactNode } from 'react'
import type { DocumentLayout } from '../../pages/document'
import type { IconDrawing, ShareCardDrawing } from '../../pages/drawings'
import type { Page, TemplateFile } from '../../pages/page'
import type { SiteDefinition } from '../../site/define-site'
import type { CompiledTemplates, ScriptModule } from './compiled-templates'

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
  /** The package files of the fonts for share images: `@fontsource/…`. */
  readonly shareFonts: readonly string[]
  /** A site without it has no icons. */
  readonly icon?: IconDrawing
  /** The fonts that the styles reference: hashed path in the output, bytes. */
  readonly fonts: readonly { readonly path: string; readonly content: Uint8Array }[]
  /** The minified script of the site; empty if it has none. */
  readonly script: string
  /** Hash of the compiled code: if it changes, the output may change. */
  readonly code: string
  /** The modules that the script loads on demand. */
  readonly modules: readonly ScriptModule[]
  /** Plain data from which the templates can be opened in another thread. */
  readonly compiled: CompiledTemplates
}
