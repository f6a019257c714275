import { forCrawlers, isForCrawlers, listFiles } from '../output/data-files'
import { type LazyFile, made, type OutputFile } from '../output/output-file'
import type { SitePlan } from '../output/plan/plan-site'
import { styleSheets } from '../output/print/page-styles'
import { templateFiles } from '../output/site-files'

/** The files of a site besides pages and share images, made on request. */
export class FilesOnRequest {
  readonly #plan: SitePlan
  #files: FilesByPath | undefined
  /** Apart from the others, because every page is looked at for them. */
  #forCrawlers: FilesByPath | undefined

  constructor(plan: SitePlan) {
    this.#plan = plan
  }

  /**
   * The content of a file; undefined if there is none.
   *
   * @throws InputError when a template throws
   */
  async content(path: string): Promise<OutputFile['content'] | undefined> {
    const file = this.#find(path)
    const whole = file !== undefined && 'make' in file ? await made(file) : file
    return whole?.content
  }

  #find(path: string): OutputFile | LazyFile | undefined {
    this.#files ??= byPath([...templateFiles(this.#plan), ...styleSheets(this.#plan), ...listFiles(this.#plan)])
    const file = this.#files.get(path)
    if (file !== undefined || !isForCrawlers(path)) return file
    this.#forCrawlers ??= byPath(crawlersFilesOf(this.#plan))
    return this.#forCrawlers.get(path)
  }
}

type FilesByPath = ReadonlyMap<string, OutputFile | LazyFile>

function byPath(files: readonly (OutputFile | LazyFile)[]): FilesByPath {
  return new Map(files.map((file) => [file.path, file]))
}

/**
 * Looks at all pages within one time limit, for each limit takes a thread. If that fails, at one after the other, so that
 * the error names its page.
 */
function crawlersFilesOf(plan: SitePlan): readonly OutputFile[] {
  try {
    return plan.templates.run(() => forCrawlers(plan))
  } catch {
    return forCrawlers(plan)
  }
}
