import { relative } from 'node:path'
import type { SitePlan } from '../build/plan/plan-site'
import type { Change } from './changes'
import type { LiveEvent } from './live-events'

/**
 * What open pages have to do after some changes. Pages only replace styles if nothing else can have changed: the same
 * data, and sheets only. Some are more than that: those that pages reference by name, and those that give modules the
 * names of their classes.
 *
 * @param templates the folder of the templates
 */
export function liveEventFor(
  changes: readonly Change[],
  templates: string,
  before: SitePlan | undefined,
  after: SitePlan | undefined,
): LiveEvent {
  const isSame = before?.site === after?.site
  const stylesOnly = changes.every(({ path }) => isStyle(relative(templates, path)))
  return before !== undefined && after !== undefined && isSame && stylesOnly ? 'styles' : 'reload'
}

function isStyle(file: string): boolean {
  return file.endsWith('.css') && !file.endsWith('.module.css') && !/^(static|assets)[\\/]/.test(file)
}
