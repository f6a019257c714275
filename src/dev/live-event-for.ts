import { relative } from 'node:path'
import type { SitePlan } from '../output/plan/plan-site'
import type { Change } from './changes'
import type { LiveEvent } from './live-events'

/**
 * What open pages have to do after some changes. Pages only replace styles if nothing else can have changed: the same
 * data, the same compiled modules, and no sheet among the files that pages reference by name.
 *
 * @param templates the folder of the templates
 */
export function liveEventFor(
  changes: readonly Change[],
  templates: string,
  before: SitePlan | undefined,
  after: SitePlan | undefined,
): LiveEvent {
  const isSame = before?.site === after?.site && before?.templates.layout === after?.templates.layout
  const stylesOnly = changes.every(({ path }) => isStyle(relative(templates, path)))
  return before !== undefined && after !== undefined && isSame && stylesOnly ? 'styles' : 'reload'
}

function isStyle(file: string): boolean {
  return file.endsWith('.css') && !/^(static|assets)[\\/]/.test(file)
}
