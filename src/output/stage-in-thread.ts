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
  const thread = new Thread(new Worker(program, { workerData: { out, folder } }))
  const underWay: Promise<unknown>[] = []
  let last: OutputFile['content'] | undefined
  return {
    put: async ({ path, content, source }) => {
      underWay.push(thread.ask({ put: content === last ? { path, source } : { path, source, content } }))
      last = content
      if (underWay.length >= limit) await underWay.shift()
    },
    finish: async () => {
      await Promise.all(underWay)
      const staged = await thread.ask('finish')
      if (staged === undefined) throw new TypeError('the thread did not tell what it has written')
      return staged
    },
    complete: async () => void (await thread.ask('complete')),
    close: () => thread.end(),
  }
}

/** The thread, which carries out one order after the other. */
class Thread {
  readonly #worker: Worker
  readonly #asked: { resolve: (staged: Staged | undefined) => void; reject: (error: unknown) => void }[] = []

  /** What every order is answered with once the thread has died. */
  #broken: Promise<never> | undefined

  constructor(worker: Worker) {
    this.#worker = worker
    worker.on('message', ({ staged, failure }: Answer) => {
      const asked = this.#asked.shift()
      if (failure === undefined) asked?.resolve(staged)
      else asked?.reject(Object.assign(new Error(failure.message), failure))
    })
    worker.on('error', (error) => {
      this.#broken = Promise.reject(error)
      this.#broken.catch(() => undefined)
      for (const { reject } of this.#asked.splice(0)) reject(error)
    })
  }

  /** The answer to an order. Whoever asks may wait for it later. */
  ask(order: Order): Promise<Staged | undefined> {
    if (this.#broken !== undefined) return this.#broken
    const answer = new Promise<Staged | undefined>((resolve, reject) => this.#asked.push({ resolve, reject }))
    answer.catch(() => undefined)
    this.#worker.postMessage(order)
    return answer
  }

  end(): Promise<number> {
    return this.#worker.terminate()
  }
}
