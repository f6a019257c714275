import { relative } from 'node:path'
import type { Bundle } from './bundle'
import { commonSources } from './common-sources'
import type { CompiledTemplates } from './compiled-templates'
import { templateLoader } from './load-template'
import { plainTemplates } from './plain-templates'
import type { TemplateFolder } from './template-folder'
import {
  isDocumentLayout,
  isIcon,
  isPageModule,
  isRenderer,
  isShareCard,
  type Renderer,
  type Templates,
} from './templates'
import { withinTime } from './within-time'

/**
 * Loads compiled templates.
 *
 * @throws InputError for a template that throws while loading, or that does not export what it should
 */
export function loadTemplates(whole: CompiledTemplates, place: TemplateFolder): Templates {
  const { pages, bundle: compiled, script } = whole
  const { layout, card, icon, renderer } = commonSources(place)
  const loader = templateLoader(compiled, place)
  const renderers = loadRenderer(compiled, renderer)
  const layoutCss = compiled.css(layout)
  return {
    folder: relative(place.cwd, place.folder),
    pages: pages.map((path) => ({
      file: relative(place.cwd, path),
      ...loader.main(path, isPageModule, '{ pages, body }: a function that makes pages, and a component'),
      css: layoutCss + compiled.css(path),
    })),
    layout: loader.main(layout, isDocumentLayout, 'a component'),
    ...renderers,
    shareCard: loader.main(card, isShareCard, 'a component'),
    shareFonts: [loader.module(card).font].flat().map(String),
    icon: loader.main(icon, isIcon, 'a component'),
    fonts: compiled.fonts,
    script: script.script,
    modules: script.modules,
    code: compiled.code,
    plain: () => plainTemplates(whole),
    run: (task) => withinTime(task, place.timeLimit),
  }
}

function loadRenderer(compiled: Bundle, source: string): Renderer {
  const module = compiled.module(source)
  if (isRenderer(module)) return module
  throw new TypeError('the renderer does not export what it should')
}
