/** Times steps that follow one another, in milliseconds. */
export class Stopwatch {
  readonly #steps: { readonly name: string; readonly began: number }[] = []

  /** @param onStep told of each step as it begins */
  constructor(readonly onStep: (name: string) => void) {}

  /** Ends the step before, if there is one, and begins another. */
  start(name: string): void {
    this.#steps.push({ name, began: performance.now() })
    this.onStep(name)
  }

  /** Ends the last step and tells how long each took, and all together. */
  stop(): { steps: { name: string; milliseconds: number }[]; milliseconds: number } {
    const end = performance.now()
    const steps = this.#steps.map(({ name, began }, index) => {
      const next = this.#steps[index + 1]?.began ?? end
      return { name, milliseconds: Math.round(next - began) }
    })
    return { steps, milliseconds: Math.round(end - (this.#steps[0]?.began ?? end)) }
  }
}
