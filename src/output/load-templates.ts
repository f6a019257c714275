import { join, relative } from 'node:path'
import type { Bundle } from './bundle'
import { templateLoader } from './load-template'
import type { CompiledTemplates } from './template-compiler'
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

/** Everything that is compiled together, besides the pages. */
export function commonSources({ folder, program }: TemplateFolder): {
  layout: string
  card: string
  icon: string
  renderer: string
} {
  return {
    layout: join(folder, 'layout', 'document.tsx'),
    card: join(folder, 'layout', 'share-card.tsx'),
    icon: join(folder, 'layout', 'icon.tsx'),
    renderer: program.renderer,
  }
}

/**
 * Loads compiled templates.
 *
 * @throws InputError for one that throws as it is loaded, or that does not export what it should
 */
export function loadTemplates(
  { pages, bundle: compiled, script }: CompiledTemplates,
  place: TemplateFolder,
): Templates {
  const { layout, card, icon, renderer } = commonSources(place)
  const loader = templateLoader(compiled, place)
  const { renderDocument, renderShareCard, renderIcon } = loadRenderer(compiled, renderer)
  const layoutCss = compiled.css(layout)
  return {
    pages: pages.map((path) => ({
      file: relative(place.cwd, path),
      pages: loader.main(path, isPageModule, 'a function that makes pages'),
      css: layoutCss + compiled.css(path),
    })),
    layout: loader.main(layout, isDocumentLayout, 'a component'),
    render: renderDocument,
    shareCard: loader.main(card, isShareCard, 'a component'),
    shareFont: String(loader.module(card).font),
    renderShareCard,
    icon: loader.main(icon, isIcon, 'a component'),
    renderIcon,
    fonts: compiled.fonts,
    script: script.script,
    modules: script.modules,
    code: compiled.code,
    run: (task) => withinTime(task, place.timeLimit),
  }
}

function loadRenderer(compiled: Bundle, source: string): Renderer {
  const module = compiled.module(source)
  if (isRenderer(module)) return module
  throw new TypeError('the renderer does not export what it should')
}
