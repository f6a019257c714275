import { Worker } from 'node:worker_threads'
import type { OutputFile } from './output-file'
import type { Stage, Staged } from './stage'
import type { Answer, Order } from './stage-thread'

/** How many files may be on their way to the thread. */
const limit = 64

/**
 * A stage in a thread of its own, so that pages are written while the next ones are made.
 *
 * @param program the compiled `stage-thread.ts`
 * @param folder the new output folder, empty; `out` is the old one, which may not be there
 */
export function stageInThread(program: URL, out: string, folder: string): Stage {
  const worker = new Worker(program, { workerData: { out, folder } })
  const waiting: { resolve: (staged: Staged | undefined) => void; reject: (error: unknown) => void }[] = []
  worker.on('message', ({ staged, failure }: Answer) => {
    const asked = waiting.shift()
    if (failure === undefined) asked?.resolve(staged)
    else asked?.reject(Object.assign(new Error(failure.message), failure))
  })
  worker.on('error', (error) => {
    for (const { reject } of waiting.splice(0)) reject(error)
  })
  const ask = (order: Order) => {
    const answer = new Promise<Staged | undefined>((resolve, reject) => waiting.push({ resolve, reject }))
    // Who asked may look for the answer later.
    answer.catch(() => undefined)
    worker.postMessage(order)
    return answer
  }
  const underWay: Promise<unknown>[] = []
  let last: OutputFile['content'] | undefined
  return {
    put: async ({ path, content, source }) => {
      underWay.push(ask({ put: content === last ? { path, source } : { path, source, content } }))
      last = content
      if (underWay.length >= limit) await underWay.shift()
    },
    finish: async () => {
      await Promise.all(underWay)
      const staged = await ask('finish')
      if (staged === undefined) throw new TypeError('the thread did not tell what it has written')
      return staged
    },
    complete: async () => void (await ask('complete')),
    close: () => worker.terminate(),
  }
}
