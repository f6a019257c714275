import { type BuildWorker, newWorker } from './build-worker'

/** A worker that is started on first use. */
export class LazyWorker {
  #worker: BuildWorker | undefined
  #pages = 0

  /** Starts it, once. @param pages the approximate number of pages of the site, once known */
  start(pages = 0): BuildWorker {
    this.#pages = pages
    this.#worker ??= newWorker()
    return this.#worker
  }

  /** Ends it if it was started. */
  async end(): Promise<void> {
    const worker = this.#worker
    this.#worker = undefined
    await worker?.end(this.#pages)
  }
}
