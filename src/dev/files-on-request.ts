import { styleSheets } from '../assets/page-styles'
import { dataFiles } from '../build/data-files'
import type { SitePlan } from '../build/plan/plan-site'
import { templateFiles } from '../build/site-files'
import { type CopiedFile, type LazyFile, type OutputFile, whole } from '../lib/output-file'

/** The files of a site other than pages and share images. */
export function filesOf(plan: SitePlan): (OutputFile | CopiedFile | LazyFile)[] {
  return [...plan.images, ...templateFiles(plan), ...styleSheets(plan), ...dataFiles(plan)]
}

/** Returns the content of such a file by its path; undefined if there is none. They are made on the first request. */
export function filesOnRequest(plan: SitePlan): (path: string) => Promise<OutputFile['content'] | undefined> {
  let files: ReadonlyMap<string, OutputFile | CopiedFile | LazyFile> | undefined
  return async (path) => {
    files ??= new Map(filesOf(plan).map((file) => [file.path, file]))
    const file = files.get(path)
    return file && (await whole(file)).content
  }
}
