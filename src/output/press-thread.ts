import { parentPort } from 'node:worker_threads'
import { InputError } from '../content/problem'
import type { Answer, CopyPlaces, Done, LeftOutput, Order } from './press-orders'
import type { PrintingRoom } from './press-room'
import { copyOutput, type Restamped } from './publish/copy-output'
import { SpareFolder } from './publish/spare-folder'
import { surveyOf, touchedIn, untouched } from './publish/survey'
import { relieveMemory, vastInThread } from './relieve-memory'

/** What pages are printed with, as soon as templates are there. */
let room: PrintingRoom | undefined

/** What the old output holds as it was left: nothing that would be known before it has been looked at. */
let asLeft: LeftOutput = { out: '', left: [] }

let last: Promise<unknown> = Promise.resolve()
parentPort?.on('message', (order: Order) => {
  last = last.then(async () => {
    const answer = await answerTo(order)
    parentPort?.postMessage(answer, buffersOf(answer))
    if (!('print' in order || 'read' in order)) relieveMemory(vastInThread)
  })
})

async function answerTo(order: Order): Promise<Answer> {
  try {
    return await carryOut(order)
  } catch (error) {
    if (error instanceof InputError) return { failure: { message: error.message, problems: error.problems } }
    if (!(error instanceof Error)) return { failure: { message: String(error) } }
    const { message, stack = message } = error
    return { failure: { ...error, message, stack } }
  }
}

/** What it takes to read and to print is loaded when needed: the old output can be looked at without. */
async function carryOut(order: Order): Promise<Done> {
  if ('read' in order) {
    const { readRecords } = await import('./read-records')
    return { read: readRecords(order.read) }
  }
  if ('left' in order) return { touched: touched(order.left) }
  if ('copy' in order) return { copy: copy(order.copy) }
  if ('again' in order) {
    const began = performance.now()
    const found = surveyOf(asLeft.out, asLeft.left)
    // Told here: the other thread may be too busy to hear of it at once.
    return { look: { ended: Date.now(), took: performance.now() - began, found } }
  }
  if ('open' in order) {
    const { PrintingRoom } = await import('./press-room')
    room = new PrintingRoom(order.open)
    return {}
  }
  if (room === undefined) throw new TypeError('the thread has no templates to print with')
  return { printed: await room.print(order.print) }
}

/** The bytes of pages are handed over rather than copied. */
function buffersOf({ printed = [] }: Done): ArrayBuffer[] {
  const contents = printed.map(({ content }) => (typeof content === 'string' ? undefined : content.buffer))
  return [...new Set(contents.filter((buffer) => buffer instanceof ArrayBuffer))]
}

function touched({ out, left }: LeftOutput): readonly string[] {
  const paths = touchedIn(out, left)
  asLeft = { out, left: untouched(left, paths) }
  return paths
}

function copy({ renewed, spares }: CopyPlaces): readonly Restamped[] | undefined {
  const { out, left } = asLeft
  const restamped = copyOutput(out, renewed, left, new SpareFolder(spares, out))
  const stamps = new Map(restamped)
  asLeft = { out, left: left.map(({ paths, stamp }) => ({ paths, stamp: stamps.get(paths[0] ?? '') ?? stamp })) }
  return restamped
}
