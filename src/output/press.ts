import { existsSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import { InputError } from '../content/problem'
import { isVast } from './is-vast'
import type { Answer, Done, Order } from './press-orders'

/** An order that is not yet answered. */
interface Asked {
  readonly resolve: (done: Done) => void
  readonly reject: (error: unknown) => void
}

/** Compiled beside the program. Run from its sources, as by tests, the program prints in its one thread. */
export const pressProgram = new URL('./press-thread.cjs', import.meta.url)

/** Whether there can be such a thread. */
export function isPressThere(): boolean {
  return existsSync(pressProgram)
}

/** In MB: half of what new objects are given otherwise, for which they are cleared twice as often. */
const resourceLimits = { maxYoungGenerationSizeMb: 24 }

/** A thread that prints pages, and before that sees to the old output. It carries out one order after the other. */
export class Press {
  readonly #worker: Worker
  readonly #ofVast: boolean
  readonly #asked: Asked[] = []

  /** What every order is answered with once the thread has died. */
  #broken: Promise<never> | undefined

  /** @param program the compiled `press-thread.ts`; `pages` is how many the site has */
  constructor(program: URL, pages = 0) {
    this.#ofVast = isVast(pages)
    this.#worker = new Worker(program, this.#ofVast ? { resourceLimits } : {})
    this.#worker.on('message', ({ failure, ...done }: Answer) => {
      const asked = this.#asked.shift()
      if (failure === undefined) asked?.resolve(done)
      else asked?.reject(errorOf(failure))
    })
    this.#worker.on('error', (error) => this.#break(error))
    this.#worker.on('messageerror', (error) => this.#break(error))
    this.#worker.on('exit', (code) => this.#break(new Error(`the thread that prints has ended (${code})`)))
  }

  /** The answer to an order. Whoever asks may wait for it later. */
  ask(order: Order): Promise<Done> {
    if (this.#broken !== undefined) return this.#broken
    const { promise, resolve, reject } = withResolvers<Done>()
    promise.catch(() => undefined)
    this.#asked.push({ resolve, reject })
    this.#worker.postMessage(order)
    return promise
  }

  #break(error: Error): void {
    this.#broken ??= Promise.reject(error)
    this.#broken.catch(() => undefined)
    for (const { reject } of this.#asked.splice(0)) reject(error)
  }

  /**
   * Ends the thread, whatever it is at. It writes nothing but forms, for other builds, once there is no old output to be
   * copied: nobody need wait until it is gone, but for the room that it takes where a site is vast.
   */
  async end(): Promise<void> {
    const gone = this.#worker.terminate()
    if (this.#ofVast) await gone
  }
}

/** `Promise.withResolvers` is there from Node 22 on. */
function withResolvers<T>() {
  let settle: { resolve: (value: T) => void; reject: (error: unknown) => void } | undefined
  const promise = new Promise<T>((resolve, reject) => {
    settle = { resolve, reject }
  })
  return { promise, resolve: (value: T) => settle?.resolve(value), reject: (error: unknown) => settle?.reject(error) }
}

function errorOf({ problems, ...failure }: NonNullable<Answer['failure']>): Error {
  return problems === undefined ? Object.assign(new Error(failure.message), failure) : new InputError(problems)
}
