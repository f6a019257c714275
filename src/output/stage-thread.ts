import { parentPort, workerData } from 'node:worker_threads'
import type { OutputFile } from './output-file'
import type { Staged } from './stage'
import { Staging } from './staging'

/** What the thread is told to do. A file without content has that of the file before. */
export type Order = 'finish' | 'complete' | { readonly put: Omit<OutputFile, 'content'> & Partial<OutputFile> }

/** The answer to an order. An error loses its class on the way, but not what the system says in it: code, path. */
export interface Answer {
  readonly staged?: Staged
  readonly failure?: { readonly message: string }
}

const { out, folder }: { out: string; folder: string } = workerData
const staging = new Staging(out, folder)
let last: OutputFile['content'] = ''

parentPort?.on('message', (order: Order) => {
  parentPort?.postMessage(answerTo(order))
})

function answerTo(order: Order): Answer {
  try {
    if (order === 'finish') return { staged: staging.finish() }
    if (order === 'complete') staging.complete()
    else {
      last = order.put.content ?? last
      staging.put({ ...order.put, content: last })
    }
    return {}
  } catch (error) {
    return { failure: error instanceof Error ? { ...error, message: error.message } : { message: String(error) } }
  }
}
