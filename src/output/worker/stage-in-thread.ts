import type { NewFile, PrintableFile } from '../output-file'
import type { PagePrinter } from '../print/page-printer'
import { printing } from '../print/printed'
import { type Stage, stageOf } from '../publish/stage'
import { Staging } from '../publish/staging'
import type { BuildWorker } from './build-worker'
import type { PrintData } from './messages'
import { PrintingThread } from './printing-thread'
import { ThreadStage } from './thread-stage'

/** What a site is printed with. */
export interface PrintSetup {
  /** What the worker prints with. */
  readonly data: PrintData
  /** Prints in the main thread. */
  readonly printer: PagePrinter
  /** Undefined if the main thread prints alone. */
  readonly worker: BuildWorker | undefined
  /** Whether it has other tasks, too; then the stage does not end it. */
  readonly isBusy: boolean
  /** The number of pages of the site. */
  readonly pageCount: number
}

/**
 * A stage with a worker that prints, if there is one. Unless that is busy, it prints from the start, and the stage ends it.
 *
 * @param beside the new output folder, empty; `out` is the old one, which may not exist
 */
export function stageInThread(
  { data, printer, worker, isBusy, pageCount }: PrintSetup,
  out: string,
  beside: string,
): Stage<PrintableFile> {
  const staging = new Staging(out, beside)
  if (worker === undefined) return printingStage(printer, stageOf(staging))
  const thread = new PrintingThread(worker, data)
  if (isBusy) return new ThreadStage({ thread, pageCount }, printer, staging)
  const stage = new ThreadStage({ thread, pageCount, end: () => worker.end(pageCount) }, printer, staging)
  stage.open()
  return stage
}

/** Prints in this thread what is then put. */
function printingStage(printer: PagePrinter, stage: Stage<NewFile>): Stage<PrintableFile> {
  const print = printing(printer)
  return { ...stage, put: async (file) => stage.put(await print(file)) }
}
