import { parentPort, workerData } from 'node:worker_threads'
import { InputError, type Problem } from '../content/problem'
import { foreignFiles } from './foreign-files'
import { loadTemplates } from './load-templates'
import type { PrintableFile } from './output-file'
import { PagePrinter } from './page-printer'
import { PageRenderer, type PageSettings } from './page-renderer'
import { pageForms } from './page-stores'
import { openTemplates, type PlainTemplates } from './plain-templates'
import { printed } from './printed'
import { programFiles } from './program-files'
import type { Staged } from './stage'
import { Staging } from './staging'

/** What a thread is started with, besides its folders. */
export interface PressData {
  readonly templates: PlainTemplates
  readonly settings: PageSettings
  /** The folder of the templates, and the one against which file names in messages are given. */
  readonly folder: string
  readonly cwd: string
  readonly packageRoot: string
}

/** The folders of a thread: the old output folder, which may not be there, and the new one. */
export interface PressFolders {
  readonly out: string
  readonly beside: string
}

/** What the thread is told to do: to print and write some files, or to look for files that would be lost. */
export type Order = readonly PrintableFile[] | { readonly kept: ReadonlySet<string> }

/** What comes of an order: what was put, or the files that were found. */
export interface Done {
  readonly staged?: Staged
  readonly foreign?: readonly string[]
}

/** The answer to an order. An error loses its class on the way, but not what is in it: problems, code, path. */
export interface Answer extends Done {
  readonly failure?: { readonly message: string; readonly stack?: string; readonly problems?: readonly Problem[] }
}

const { templates, settings, folder, cwd, packageRoot, out, beside }: PressData & PressFolders = workerData
// For templates that throw.
process.setSourceMapsEnabled(true)
const program = programFiles(packageRoot)
const renderer = new PageRenderer(loadTemplates(openTemplates(templates), { folder, cwd, program }), settings)
const printer = new PagePrinter(renderer, pageForms(packageRoot))
const staging = new Staging(out, beside)

let last: Promise<unknown> = Promise.resolve()
parentPort?.on('message', (order: Order) => {
  last = last.then(async () => parentPort?.postMessage(await answerTo(order)))
})

async function answerTo(order: Order): Promise<Answer> {
  try {
    if ('kept' in order) return { foreign: await foreignFiles(out, order.kept) }
    for await (const file of printed(order, printer)) staging.put(file)
    return { staged: staging.told() }
  } catch (error) {
    if (error instanceof InputError) return { failure: { message: error.message, problems: error.problems } }
    if (!(error instanceof Error)) return { failure: { message: String(error) } }
    const { message, stack = message } = error
    return { failure: { ...error, message, stack } }
  }
}
