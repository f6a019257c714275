import { BuildWorker, workerProgram } from './build-worker'

/** A worker that is started when there is first something for it to do. */
export class LazyWorker {
  #worker: BuildWorker | undefined

  /** Undefined as long as there was nothing to do. */
  get started(): BuildWorker | undefined {
    return this.#worker
  }

  /** Starts it, once. @param pages roughly how many pages the site has */
  start(pages: number): BuildWorker {
    this.#worker ??= new BuildWorker(workerProgram, pages)
    return this.#worker
  }

  /** Ends it, if it was started. */
  async end(): Promise<void> {
    const worker = this.#worker
    this.#worker = undefined
    await worker?.end()
  }
}
