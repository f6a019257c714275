import { dirname, join, relative } from 'node:path'
import { InputError } from '../../lib/problem'
import type { Exports } from '../../lib/run-script'
import type { DocumentLayout } from '../../pages/document'
import type { IconDrawing, ShareCardDrawing } from '../../pages/drawings'
import type { SiteDefinition } from '../../site/define-site'
import type { CompiledTemplates } from './compiled-templates'
import { guardedDefinition, has, type Is, isFunction } from './guarded-definition'
import { ModuleFolder } from './module-folder'
import { templateError } from './template-error'
import { type TemplateFolder, templateSources } from './template-folder'
import type { PageTemplate, Renderer, Templates } from './templates'

const isDefinition = has<SiteDefinition>('function', 'settings', 'model', 'frame')
const isPageModule = has<Pick<PageTemplate, 'pages' | 'body'>>('function', 'pages', 'body')
const isRenderer = has<Renderer>('function', 'renderDocument', 'renderBody', 'renderDrawing')

/**
 * Loads compiled templates.
 *
 * @throws InputError for a template that throws while loading, or that does not export what it should
 */
export function loadTemplates(
  compiled: CompiledTemplates,
  place: TemplateFolder,
  folder = new ModuleFolder(),
): Templates {
  const { site, layout, card, icon } = templateSources(place.folder)
  const shown = (path: string) => relative(place.cwd, path)
  const isThere = (source: string) => compiled.modules[source] !== undefined
  const outputOf = (source: string) => compiled.modules[source] ?? { js: '', css: '' }
  const moduleAt = (path: string): Exports => {
    try {
      // It limits the time itself, and learns of an interrupted module only then.
      return folder.run(outputOf(path).js)
    } catch (error) {
      throw templateError(error, shown(path))
    }
  }
  const main = <T>(path: string, isExpected: Is<T>, expected: string): T => {
    const exported = moduleAt(path).default
    if (isExpected(exported)) return exported
    throw InputError.at(shown(path), `found no suitable default export, expected ${expected}`)
  }
  const renderers = folder.run(outputOf(place.program.renderer).js)
  if (!isRenderer(renderers)) throw new TypeError('the renderer does not export what it should')
  const definition = main(site, isDefinition, 'what defineSite of build-site returns')
  return {
    folder: shown(place.folder),
    definition: guardedDefinition(definition, shown(site)),
    pages: compiled.pages.map((path) => ({
      file: shown(path),
      ...main(path, isPageModule, '{ pages, body }: a function that makes pages, and a component'),
      css: outputOf(layout).css + outputOf(path).css,
    })),
    layout: main<DocumentLayout>(layout, isFunction, 'a component'),
    ...renderers,
    ...(isThere(card) && { shareCard: main<ShareCardDrawing>(card, isFunction, 'a component') }),
    shareFonts: isThere(card) ? [moduleAt(card).font].flat().map((name) => fontFile(String(name), card)) : [],
    ...(isThere(icon) && { icon: main<IconDrawing>(icon, isFunction, 'a component') }),
    compiled,
  }
}

/** A font that a template names like an import: its path from there, or in a package. */
export function fontFile(name: string, template: string): string {
  return /^\.\.?\//.test(name) ? join(dirname(template), name) : name
}
