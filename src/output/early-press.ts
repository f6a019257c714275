import { Press, pressProgram } from './press'

/** A thread from the moment on in which there is something for it to do. */
export class EarlyPress {
  #press: Press | undefined

  /** Undefined where there was nothing to do yet. */
  get begun(): Press | undefined {
    return this.#press
  }

  /** Begins it, once. @param pages about how many the site has */
  begin(pages: number): Press {
    this.#press ??= new Press(pressProgram, pages)
    return this.#press
  }

  /** Ends it, if it was begun. */
  async end(): Promise<void> {
    const press = this.#press
    this.#press = undefined
    await press?.end()
  }
}
