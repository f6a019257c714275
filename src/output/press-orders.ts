import type { Problem } from '../content/problem'
import type { DataFile } from '../content/source/discover'
import type { PlainTemplates } from './compile/plain-templates'
import type { LeftFile } from './ledger/ledger-entries'
import type { OutputFile, PageFile } from './output-file'
import type { PageSettings } from './print/page-renderer'
import type { Restamped } from './publish/copy-output'
import type { Look } from './publish/survey'

/** What pages are printed from. */
export interface PressData {
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

/** What the thread is told to do. */
export type Order =
  /** To read and check records. */
  | { readonly read: readonly DataFile[] }
  /** To look at what was left in the old output folder. */
  | { readonly left: LeftOutput }
  /** To copy what it has found there as it was left. */
  | { readonly copy: CopyPlaces }
  /** To look once more at that, and for anything else. */
  | { readonly again: true }
  /** To make ready for printing. */
  | { readonly open: PressData }
  /** To print some pages. */
  | { readonly print: readonly PageFile[] }

/** What comes of an order: what was read or found, what has got other stamps by being copied, or what was printed. */
export interface Done {
  /** What `readRecords` tells. */
  readonly read?: string
  /** Paths at which nothing lies any more as it was left. */
  readonly touched?: readonly string[]
  readonly look?: Look
  /** Undefined where there is no copy. */
  readonly copy?: readonly Restamped[] | undefined
  readonly printed?: readonly OutputFile[]
}

/** The answer to an order. An error loses its class on the way, but not what is in it: problems, code, path. */
export interface Answer extends Done {
  readonly failure?: { readonly message: string; readonly stack?: string; readonly problems?: readonly Problem[] }
}
