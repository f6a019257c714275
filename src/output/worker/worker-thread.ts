import { parentPort } from 'node:worker_threads'
import { failureOf } from '../../content/failure'
import { collectGarbage, vastWorkerHeap } from '../collect-garbage'
import { copyOutput, type Restamped } from '../publish/copy-output'
import { SpareFolder } from '../publish/spare-folder'
import { surveyOf, touchedIn, untouched } from '../publish/survey'
import type { CopyPlaces, LeftOutput, WorkerRequest, WorkerResponse, WorkerResult } from './messages'
import type { ThreadPrinter } from './thread-printer'

/** Undefined until the templates are loaded. */
let printer: ThreadPrinter | undefined

/** The unmodified files of the old output; none until it has been checked. */
let asLeft: LeftOutput = { out: '', left: [] }

/**
 * Kept until it is asked for: of two hundred thousand files it takes less memory here, where their stamps are known
 * anyway.
 */
let restamped: readonly Restamped[] = []

let last: Promise<unknown> = Promise.resolve()
parentPort?.on('message', (request: WorkerRequest) => {
  last = last.then(async () => {
    const response = await responseTo(request)
    parentPort?.postMessage(response, buffersOf(response))
    if (!('print' in request || 'read' in request)) collectGarbage(vastWorkerHeap)
  })
})

async function responseTo(request: WorkerRequest): Promise<WorkerResponse> {
  try {
    return await handle(request)
  } catch (error) {
    return { failure: failureOf(error) }
  }
}

/** Modules for reading and printing are imported lazily: checking the old output needs neither. */
async function handle(request: WorkerRequest): Promise<WorkerResult> {
  if ('read' in request) {
    const { readRecords } = await import('./read-records')
    return { read: readRecords(request.read) }
  }
  if ('left' in request) return { touched: touched(request.left) }
  if ('copy' in request) return { isCopied: copy(request.copy) }
  if ('restamped' in request) return { restamped }
  if ('again' in request) {
    const began = performance.now()
    const found = surveyOf(asLeft.out, asLeft.left)
    // Measured here: the main thread may be too busy to receive the answer at once.
    return { look: { ended: Date.now(), took: performance.now() - began, found } }
  }
  if ('open' in request) {
    const { ThreadPrinter } = await import('./thread-printer')
    printer = new ThreadPrinter(request.open)
    return {}
  }
  if (printer === undefined) throw new TypeError('the thread has no templates to print with')
  return { printed: await printer.print(request.print) }
}

/** Buffers of pages are transferred, not copied. */
function buffersOf({ printed = [] }: WorkerResult): ArrayBuffer[] {
  const contents = printed.map(({ content }) => (typeof content === 'string' ? undefined : content.buffer))
  return [...new Set(contents.filter((buffer) => buffer instanceof ArrayBuffer))]
}

function touched({ out, left }: LeftOutput): readonly string[] {
  const paths = touchedIn(out, left)
  asLeft = { out, left: untouched(left, paths) }
  return paths
}

function copy({ renewed, spares }: CopyPlaces): boolean {
  const { out, left } = asLeft
  const copied = copyOutput(out, renewed, left, new SpareFolder(spares, out))
  if (copied === undefined) return false
  restamped = copied
  const stamps = new Map(restamped)
  asLeft = { out, left: left.map(({ paths, stamp }) => ({ paths, stamp: stamps.get(paths[0] ?? '') ?? stamp })) }
  return true
}
