import type { Failure } from '../../content/failure'
import type { DataFile } from '../../content/source/discover'
import type { PlainTemplates } from '../compile/plain-templates'
import type { LeftFile } from '../ledger/ledger-entries'
import type { OutputFile, PageFile } from '../output-file'
import type { PageSettings } from '../print/page-renderer'
import type { Restamped } from '../publish/copy-output'
import type { Look } from '../publish/survey'
import type { FoundRecords } from './read-records'

/** What pages are printed from. */
export interface PrintData {
  readonly templates: PlainTemplates
  readonly settings: PageSettings
  /** The folder of the templates; file names in messages are relative to `cwd`. */
  readonly folder: string
  readonly cwd: string
  readonly packageRoot: string
}

/** An output folder and what a build left in it. */
export interface LeftOutput {
  readonly out: string
  readonly left: readonly LeftFile[]
}

/** Where to copy an output folder to, and where spare folders are. */
export interface CopyPlaces {
  readonly renewed: string
  readonly spares: string
}

/** A request to the thread. */
export type WorkerRequest =
  /** Read and check a batch of records. */
  | { readonly read: readonly DataFile[] }
  /** Check what was left in the old output folder. */
  | { readonly left: LeftOutput }
  /** Copy what is unmodified there. */
  | { readonly copy: CopyPlaces }
  /** Tell which stamps that changed. */
  | { readonly restamped: true }
  /** Check it again, and look for added files. */
  | { readonly again: true }
  /** Prepare for printing. */
  | { readonly open: PrintData }
  /** Print some pages. */
  | { readonly print: readonly PageFile[] }

/** The result of a request, which determines the fields that are present. */
export interface WorkerResult {
  readonly read?: FoundRecords
  /** Paths of files that have been modified. */
  readonly touched?: readonly string[]
  readonly look?: Look
  /** Whether a copy was made. */
  readonly isCopied?: boolean
  /** Files whose stamps changed because they were copied. */
  readonly restamped?: readonly Restamped[]
  readonly printed?: readonly OutputFile[]
}

/** The response to a request. */
export interface WorkerResponse extends WorkerResult {
  readonly failure?: Failure
}
