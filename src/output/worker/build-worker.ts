import { existsSync } from 'node:fs'
import type { Worker } from 'node:worker_threads'
import { errorOf } from '../../content/failure'
import { isVast } from '../site-size'
import type { TaskAnswer, TaskInput, WorkerResponse, WorkerTask } from './messages'
import { startWorker } from './start-worker'

/** A request that has not been answered yet. */
interface Asked {
  readonly resolve: (answer: unknown) => void
  readonly reject: (error: unknown) => void
}

/** Compiled next to the program. When run from source, as in tests, the program uses no second thread. */
const workerProgram = new URL('./worker-thread.cjs', import.meta.url)

/** Whether a worker can be started. */
export function hasWorkerProgram(): boolean {
  return existsSync(workerProgram)
}

/** Starts one. */
export function newWorker(): BuildWorker {
  return new BuildWorker(startWorker(workerProgram))
}

/** A thread that prints pages, and before that checks the old output. Handles one request at a time. */
export class BuildWorker {
  readonly #worker: Worker
  readonly #asked: Asked[] = []

  /** The answer to every request once the thread has died. */
  #broken: Promise<never> | undefined

  /** @param worker started in this turn of the event loop, or its failure would go unnoticed */
  constructor(worker: Worker) {
    this.#worker = worker
    this.#worker.on('message', ({ failure, answer }: WorkerResponse) => {
      const asked = this.#asked.shift()
      if (failure === undefined) asked?.resolve(answer)
      else asked?.reject(errorOf(failure))
    })
    this.#worker.on('error', (error) => this.#break(error))
    this.#worker.on('messageerror', (error) => this.#break(error))
    this.#worker.on('exit', (code) => this.#break(new Error(`the thread that prints has ended (${code})`)))
  }

  /** Has the thread do something. A caller that awaits the result later, or never, need not handle its rejection until then. */
  ask<Task extends WorkerTask>(task: Task, ...input: TaskInput<Task>): Promise<TaskAnswer<Task>>
  ask(task: WorkerTask, ...input: readonly unknown[]): Promise<unknown> {
    if (this.#broken !== undefined) return this.#broken
    const answer = new Promise<unknown>((resolve, reject) => this.#asked.push({ resolve, reject }))
    answer.catch(() => undefined)
    this.#worker.postMessage({ task, input })
    return answer
  }

  #break(error: Error): void {
    this.#broken ??= Promise.reject(error)
    this.#broken.catch(() => undefined)
    for (const { reject } of this.#asked.splice(0)) reject(error)
  }

  /**
   * Terminates the thread, whatever it is doing. Once no copy of the old output is being made, it writes nothing but
   * cached forms, so there is no need to wait for its exit, unless a vast site needs its memory.
   *
   * @param pages the number of pages of the site
   */
  async end(pages = 0): Promise<void> {
    const gone = this.#worker.terminate()
    if (isVast(pages)) await gone
  }
}
