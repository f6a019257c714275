import { relative } from 'node:path'
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

/** Compiled modules, what runs them, and how messages name their sources. */
interface Modules extends Pick<TemplateFolder, 'cwd'> {
  readonly compiled: CompiledTemplates
  readonly folder: ModuleFolder
}

function outputOf(source: string, { compiled }: Pick<Modules, 'compiled'>) {
  return compiled.modules[source] ?? { js: '', css: '' }
}

function moduleAt(path: string, modules: Modules): Exports {
  const { js } = outputOf(path, modules)
  try {
    return modules.folder.run(js)
  } catch (error) {
    throw templateError(error, relative(modules.cwd, path))
  }
}

function main<T>(path: string, isExpected: Is<T>, expected: string, modules: Modules): T {
  const exported = moduleAt(path, modules).default
  if (isExpected(exported)) return exported
  throw InputError.at(relative(modules.cwd, path), `found no suitable default export, expected ${expected}`)
}

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
  const modules = { compiled, folder, cwd: place.cwd }
  const isThere = (source: string) => compiled.modules[source] !== undefined
  const renderers = folder.run(outputOf(place.program.renderer, modules).js)
  if (!isRenderer(renderers)) throw new TypeError('the renderer does not export what it should')
  const definition = main(site, isDefinition, 'what defineSite of build-site returns', modules)
  return {
    folder: relative(place.cwd, place.folder),
    definition: guardedDefinition(definition, relative(place.cwd, site)),
    pages: compiled.pages.map((path) => ({
      file: relative(place.cwd, path),
      ...main(path, isPageModule, '{ pages, body }: a function that makes pages, and a component', modules),
      css: outputOf(layout, modules).css + outputOf(path, modules).css,
    })),
    layout: main<DocumentLayout>(layout, isFunction, 'a component', modules),
    ...renderers,
    ...(isThere(card) && {
      shareCard: main<ShareCardDrawing>(card, isFunction, 'a component', modules),
    }),
    shareFonts: isThere(card) ? [moduleAt(card, modules).font].flat().map(String) : [],
    ...(isThere(icon) && { icon: main<IconDrawing>(icon, isFunction, 'a component', modules) }),
    compiled,
  }
}
