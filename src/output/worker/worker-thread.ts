import { parentPort } from 'node:worker_threads'
import { collectGarbage, vastWorkerHeap } from '../collect-garbage'
import type { OutputTasks, PageTasks, WorkerRequest } from './messages'
import { outputTasks } from './output-tasks'
import { type Respond, responding } from './responding'

type OutputRequest = WorkerRequest<keyof OutputTasks>
type PageRequest = WorkerRequest<keyof PageTasks>

const respondForOutput = responding(outputTasks)

/**
 * Handles the requests of the thread that has started this one, one after the other.
 *
 * @param respondForPages handles those for which all of the program is needed
 */
export function serveRequests(respondForPages: Respond<keyof PageTasks>): void {
  let last: Promise<unknown> = Promise.resolve()
  parentPort?.on('message', (request: OutputRequest | PageRequest) => {
    last = last.then(async () => {
      const response = isForOutput(request) ? await respondForOutput(request) : await respondForPages(request)
      parentPort?.postMessage(response)
      if (request.task !== 'print' && request.task !== 'read') collectGarbage(vastWorkerHeap)
    })
  })
}

function isForOutput(request: OutputRequest | PageRequest): request is OutputRequest {
  return Object.hasOwn(outputTasks, request.task)
}
