/** Times consecutive steps, in milliseconds. */
export class Stopwatch {
  readonly #steps: { readonly name: string; readonly began: number }[] = []

  constructor(readonly onStep: (name: string) => void) {}

  /** Ends the current step, if any, and starts the next. */
  start(name: string): void {
    this.#steps.push({ name, began: performance.now() })
    this.onStep(name)
  }

  /** Ends the last step and returns the duration of each, and the total. */
  stop(): { steps: { name: string; milliseconds: number }[]; milliseconds: number } {
    const end = performance.now()
    const steps = this.#steps.map(({ name, began }, index) => {
      const next = this.#steps[index + 1]?.began ?? end
      return { name, milliseconds: Math.round(next - began) }
    })
    return { steps, milliseconds: Math.round(end - (this.#steps[0]?.began ?? end)) }
  }
}
