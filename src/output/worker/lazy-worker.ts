import { BuildWorker, hasWorkerProgram, workerProgram } from './build-worker'

/** A worker that is started on first use. */
export class LazyWorker {
  #worker: BuildWorker | undefined
  #pages = 0

  /** Undefined until it is started. */
  get started(): BuildWorker | undefined {
    return this.#worker
  }

  /** Starts it, once. @param pages the approximate number of pages of the site */
  start(pages: number): BuildWorker {
    this.#pages = pages
    this.#worker ??= new BuildWorker(workerProgram)
    return this.#worker
  }

  /** Starts it before it is known how much there is to do, if that is possible. */
  startEarly(): void {
    if (hasWorkerProgram()) this.start(0)
  }

  /** Hands it over to somebody else, who ends it. */
  take(): BuildWorker {
    const worker = this.start(0)
    this.#worker = undefined
    return worker
  }

  /** Ends it if it was started. */
  async end(): Promise<void> {
    const worker = this.#worker
    this.#worker = undefined
    await worker?.end(this.#pages)
  }
}
