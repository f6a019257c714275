import type { Templates } from '../compile/templates'
import { sizeOf } from '../print/page-draft'
import { claimFirst } from './claim'
import { count } from './counter'
import type { PageTasks } from './messages'
import { type Handlers, responding } from './responding'
import type { ThreadPrinter } from './thread-printer'

/** Undefined until they are loaded. */
let templates: Templates | undefined

/** Undefined until it is known what all pages have in common. */
let printer: ThreadPrinter | undefined

/** Modules for reading and printing are imported lazily: few builds need both. */
const tasks: Handlers<keyof PageTasks> = {
  read: async (files, claim, isVast) => {
    const { readRecords } = await import('./read-records')
    return claimFirst(claim) ? readRecords(files, isVast) : undefined
  },
  prepare: async () => {
    await import('./thread-printer')
  },
  load: async (data) => {
    const { loadedTemplates } = await import('./thread-printer')
    templates = loadedTemplates(data)
  },
  open: async (data) => {
    const { ThreadPrinter, loadedTemplates } = await import('./thread-printer')
    printer = new ThreadPrinter(templates ?? loadedTemplates(data), data)
  },
  print: async (drafts, { memory, printed, claim }) => {
    try {
      if (printer === undefined) throw new TypeError('the thread does not know what pages have in common')
      return claimFirst(claim) ? await printer.print(drafts, memory) : undefined
    } finally {
      count(printed, sizeOf(drafts))
    }
  },
}

/** Does what is needed for the pages of a new output. */
export const respondForPages = responding(tasks)
