import { isOnDisk } from '../compile/plain-templates'
import { templateFolder } from '../compile/template-folder'
import type { Templates } from '../compile/templates'
import type { SiteOptions } from '../plan/plan-site'
import type { BuildWorker } from './build-worker'
import type { TemplateData } from './messages'

/** The folders of a project, of messages, and of the program. */
type Place = Pick<SiteOptions, 'root' | 'cwd' | 'packageRoot'>

/** What a worker loads templates from. Undefined if it could not find the files it needs. */
export function templateData(place: Place, compiled: Pick<Templates, 'plain'>): TemplateData | undefined {
  const templates = compiled.plain()
  if (!isOnDisk(templates)) return undefined
  const { folder } = templateFolder(place)
  const { cwd, packageRoot } = place
  return { templates, folder, cwd, packageRoot }
}

/** Has a worker load templates, so that it can print as soon as there are pages. */
export function loadInThread(worker: Pick<BuildWorker, 'ask'>, place: Place, compiled: Pick<Templates, 'plain'>): void {
  const data = templateData(place, compiled)
  // If it fails, it does so again, and is reported, when pages are to be printed.
  if (data !== undefined) worker.ask('load', data)
}
