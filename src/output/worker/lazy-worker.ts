import { BuildWorker, workerProgram } from './build-worker'
import { startWorker } from './start-worker'

/** A worker that is started on first use. */
export class LazyWorker {
  #worker: BuildWorker | undefined
  #pages = 0

  /** Undefined until it is started. */
  get started(): BuildWorker | undefined {
    return this.#worker
  }

  /** Starts it, once. @param pages the approximate number of pages of the site, once known */
  start(pages = 0): BuildWorker {
    this.#pages = pages
    this.#worker ??= new BuildWorker(startWorker(workerProgram))
    return this.#worker
  }

  /** Hands it over to somebody else, who ends it. */
  take(): BuildWorker {
    const worker = this.start()
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
