import type { PrintableFile } from '../output-file'
import type { PagePrinter } from '../print/page-printer'
import type { Stage } from '../publish/stage'
import { Staging } from '../publish/staging'
import { BuildWorker } from './build-worker'
import type { PrintData } from './messages'
import { PrintingThread } from './printing-thread'
import { ThreadStage } from './thread-stage'

/** What a site is printed with. */
export interface PrintSetup {
  /** What the worker prints with. */
  readonly data: PrintData
  /** Prints in the main thread. */
  readonly printer: PagePrinter
  /** The compiled `worker-thread.ts`. */
  readonly program: URL
  /** A worker that was started for another task and has finished it. */
  readonly idle?: BuildWorker | undefined
  /** The number of pages of the site. */
  readonly pageCount: number
}

/**
 * A stage with a worker that prints.
 *
 * @param beside the new output folder, empty; `out` is the old one, which may not exist
 * @param busy a worker to print in, which whoever has started it ends; the stage starts its own when undefined
 */
export function stageInThread(
  setup: PrintSetup,
  out: string,
  beside: string,
  busy?: BuildWorker,
): Stage<PrintableFile> {
  const staging = new Staging(out, beside)
  const threadOf = (worker: BuildWorker) => new PrintingThread(worker, setup.data)
  if (busy !== undefined) return new ThreadStage({ thread: threadOf(busy) }, setup.printer, staging)
  const worker = setup.idle ?? new BuildWorker(setup.program)
  const stage = new ThreadStage(
    { thread: threadOf(worker), end: () => worker.end(setup.pageCount) },
    setup.printer,
    staging,
  )
  stage.open()
  return stage
}
