import { BuildWorker, workerProgram } from './build-worker'

/** A worker that is started on first use. */
export class LazyWorker {
  #worker: BuildWorker | undefined

  /** Undefined until it is started. */
  get started(): BuildWorker | undefined {
    return this.#worker
  }

  /** Starts it, once. @param pages the approximate number of pages of the site */
  start(pages: number): BuildWorker {
    this.#worker ??= new BuildWorker(workerProgram, pages)
    return this.#worker
  }

  /** Ends it if it was started. */
  async end(): Promise<void> {
    const worker = this.#worker
    this.#worker = undefined
    await worker?.end()
  }
}
