import type { Failure } from '../../content/failure'
import type { DataFile } from '../../content/source/discover'
import type { PlainTemplates } from '../compile/plain-templates'
import type { LeftFile, Restamps } from '../ledger/ledger-entries'
import type { OutputFile } from '../output-file'
import type { PageDraft } from '../print/page-draft'
import type { PageSettings } from '../print/page-renderer'
import type { Look } from '../publish/survey'
import type { Claim } from './claim'
import type { Counter } from './counter'
import type { FoundRecords } from './read-records'

/** Compiled templates, and what is needed to load them. */
export interface TemplateData {
  readonly templates: PlainTemplates
  /** The folder of the templates; file names in messages are relative to `cwd`. */
  readonly folder: string
  readonly cwd: string
  readonly packageRoot: string
}

/** What pages are printed from. */
export interface PrintData extends TemplateData {
  readonly settings: PageSettings
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

/** What both threads use for some pages. */
export interface Shared {
  /** For what is printed; no one else uses it until that has been written. */
  readonly memory: SharedArrayBuffer
  /** Counts the characters of what is done, for better or worse, at once: the main thread may be too busy for the answer. */
  readonly printed: Counter
  readonly claim: Claim
}

/** The content of a printed page. */
export type PrintedPage = Required<Pick<OutputFile, 'content' | 'sha256'>>

/** What the thread can be asked to do with an old output, as functions of what it is given. */
export interface OutputTasks {
  /** Checks what was left in the old output folder. @returns paths of files that have been modified */
  left(output: LeftOutput): readonly string[]
  /** Copies what is unmodified there. @returns whether a copy was made */
  copy(places: CopyPlaces): boolean
  /** Tells the stamps that changed because files were copied. */
  restamped(): Restamps
  /** Checks it again, and looks for added files in those folders that the main thread does not take. */
  again(others?: Claim): Look
}

/** What it can be asked to do for the pages of a new one, for which it needs all of the program. */
export interface PageTasks {
  /** Reads and checks a batch of records, unless the main thread has claimed that. @param isVast see `pieceOf` */
  read(files: readonly DataFile[], claim: Claim, isVast: boolean): FoundRecords | undefined
  /** Loads the program, of which a worker that is not asked for pages needs little. */
  prepare(): void
  /** Loads the templates, before what all pages have in common is known. */
  load(data: TemplateData): void
  /** Makes ready to print; loads the templates if that is yet to be done. */
  open(data: PrintData): void
  /** Prints some pages, unless the main thread has claimed them. */
  print(drafts: readonly PageDraft[], shared: Shared): readonly PrintedPage[] | undefined
}

type WorkerTasks = OutputTasks & PageTasks

/** The name of a task. */
export type WorkerTask = keyof WorkerTasks

/** What a task is given. */
export type TaskInput<Task extends WorkerTask> = Parameters<WorkerTasks[Task]>

/** What a task returns. */
export type TaskAnswer<Task extends WorkerTask> = ReturnType<WorkerTasks[Task]>

/** A request to the thread. */
export interface WorkerRequest<Task extends WorkerTask = WorkerTask> {
  readonly task: Task
  readonly input: TaskInput<Task>
}

/** The response to a request: an answer, or a failure. */
export interface WorkerResponse {
  readonly answer?: unknown
  readonly failure?: Failure
}
