import { relative } from 'node:path'
import { InputError } from '../../lib/problem'
import type { Exports } from '../../lib/run-script'
import type { DocumentLayout } from '../../pages/document'
import type { IconDrawing, ShareCardDrawing } from '../../pages/drawings'
import type { OpenedTemplates } from './compiled-templates'
import { templateError } from './template-error'
import { commonSources, type TemplateFolder } from './template-folder'
import { isComponent, isPageModule, isRenderer, type Templates } from './templates'
import { withinTime } from './within-time'

/**
 * Loads compiled templates.
 *
 * @throws InputError for a template that throws while loading, or that does not export what it should
 */
export function loadTemplates({ compiled, folder }: OpenedTemplates, place: TemplateFolder): Templates {
  const { pages, fonts, script, code } = compiled
  const { layout, card, icon, renderer } = commonSources(place)
  const outputOf = (source: string) => {
    const output = compiled.modules[source]
    if (output === undefined) throw new Error(`not among the compiled modules: ${source}`)
    return output
  }
  const moduleAt = (path: string): Exports => {
    const { js } = outputOf(path)
    try {
      return folder.run(js)
    } catch (error) {
      throw templateError(error, relative(place.cwd, path))
    }
  }
  const main = <T>(path: string, isExpected: (value: unknown) => value is T, expected: string): T => {
    const exported = moduleAt(path).default
    if (isExpected(exported)) return exported
    throw InputError.at(relative(place.cwd, path), `found no default export that fits, expected ${expected}`)
  }
  const renderers = folder.run(outputOf(renderer).js)
  if (!isRenderer(renderers)) throw new TypeError('the renderer does not export what it should')
  return {
    folder: relative(place.cwd, place.folder),
    pages: pages.map((path) => ({
      file: relative(place.cwd, path),
      ...main(path, isPageModule, '{ pages, body }: a function that makes pages, and a component'),
      css: outputOf(layout).css + outputOf(path).css,
    })),
    layout: main<DocumentLayout>(layout, isComponent, 'a component'),
    ...renderers,
    shareCard: main<ShareCardDrawing>(card, isComponent, 'a component'),
    shareFonts: [moduleAt(card).font].flat().map(String),
    icon: main<IconDrawing>(icon, isComponent, 'a component'),
    fonts: fonts.map(({ path, base64 }) => ({ path, content: Buffer.from(base64, 'base64') })),
    script: script.script,
    modules: script.modules,
    code,
    compiled,
    run: (task) => withinTime(task, place.timeLimit),
  }
}
