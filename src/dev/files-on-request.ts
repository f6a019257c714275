import { styleSheets } from '../assets/page-styles'
import { dataFiles } from '../build/data-files'
import type { SitePlan } from '../build/plan/plan-site'
import { templateFiles } from '../build/site-files'
import { type CopiedFile, type OutputFile, whole } from '../lib/output-file'

/** The files of a site besides pages and share images, made when the first of them is requested. */
export class FilesOnRequest {
  readonly #plan: SitePlan
  #files: ReadonlyMap<string, OutputFile | CopiedFile> | undefined

  constructor(plan: SitePlan) {
    this.#plan = plan
  }

  /** The content of a file; undefined if there is none. */
  async content(path: string): Promise<OutputFile['content'] | undefined> {
    this.#files ??= new Map(filesOf(this.#plan).map((file) => [file.path, file]))
    const file = this.#files.get(path)
    return file && (await whole(file)).content
  }
}

function filesOf(plan: SitePlan): (OutputFile | CopiedFile)[] {
  return [...templateFiles(plan), ...styleSheets(plan), ...dataFiles(plan)]
}
