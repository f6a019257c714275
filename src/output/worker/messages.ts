import type { Problem } from '../../content/problem'
import type { DataFile } from '../../content/source/discover'
import type { PlainTemplates } from '../compile/plain-templates'
import type { LeftFile } from '../ledger/ledger-entries'
import type { OutputFile, PageFile } from '../output-file'
import type { PageSettings } from '../print/page-renderer'
import type { Restamped } from '../publish/copy-output'
import type { Look } from '../publish/survey'

/** What pages are printed from. */
export interface PrintData {
  readonly templates: PlainTemplates
  readonly settings: PageSettings
  /** The folder of the templates, and the one against which file names in messages are given. */
  readonly folder: string
  readonly cwd: string
  readonly packageRoot: string
}

/** An output folder and what a build left in it. */
export interface LeftOutput {
  readonly out: string
  readonly left: readonly LeftFile[]
}

/** Where a copy of an output folder is to be, and where spare folders are. */
export interface CopyPlaces {
  readonly renewed: string
  readonly spares: string
}

/** What the thread is asked to do. */
export type WorkerRequest =
  /** To read and check records. */
  | { readonly read: readonly DataFile[] }
  /** To look at what was left in the old output folder. */
  | { readonly left: LeftOutput }
  /** To copy what it has found there as it was left. */
  | { readonly copy: CopyPlaces }
  /** To look at it once more, and for files that were added. */
  | { readonly again: true }
  /** To make ready for printing. */
  | { readonly open: PrintData }
  /** To print some pages. */
  | { readonly print: readonly PageFile[] }

/** What a request results in; which fields are there depends on the request. */
export interface WorkerResult {
  /** The JSON that `readRecords` returns. */
  readonly read?: string
  /** Paths of files that are no longer as they were left. */
  readonly touched?: readonly string[]
  readonly look?: Look
  /** Files whose stamps changed as they were copied; undefined where no copy was made. */
  readonly copy?: readonly Restamped[] | undefined
  readonly printed?: readonly OutputFile[]
}

/** The response to a request. An error loses its class between threads, but keeps its fields: problems, code, path. */
export interface WorkerResponse extends WorkerResult {
  readonly failure?: { readonly message: string; readonly stack?: string; readonly problems?: readonly Problem[] }
}
