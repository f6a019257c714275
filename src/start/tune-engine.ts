import { setFlagsFromString } from 'node:v8'

/** In bytes of its code: three times what a function has to run through, by itself, until the engine optimizes it. */
const enough = 200_000

/** In bytes of its code: for each of these, a function is left as it is a little longer; a quarter of what the engine allows. */
const lengthPerTick = 40

/** In bytes: a fifth of what the engine would take over from other functions into one that it optimizes. */
const inlined = 200

/**
 * Has the engine of Node 20 leave the processors to the threads that read and print. It optimizes functions later, and
 * less: in a build of seconds, that takes more time than it gives back, and each thread does it anew, above all for long
 * functions, of which many are run through once. And each thread collects its own garbage, at once, since no processor
 * is free to help: in steps, each reference that is written in between takes longer. Later engines optimize in more steps
 * than one.
 *
 * It also remembers what it has made of functions, though they have not been called for long: of the code that a build of
 * 20 seconds kept for later ones, a third was missing, for which a build of 1,000 brands took a tenth more time.
 *
 * @param engine the version of the engine, `setFlags` tells it
 */
export function tuneEngine(engine: string = process.versions.v8, setFlags = setFlagsFromString): void {
  if (!isOfNode20(engine)) return
  setFlags(`--interrupt-budget=${enough}`)
  setFlags(`--bytecode-size-allowance-per-tick=${lengthPerTick}`)
  setFlags(`--max-inlined-bytecode-size-cumulative=${inlined}`)
  // The search for objects that need not be made.
  setFlags('--no-turbo-escape')
  setFlags('--no-parallel-scavenge')
  setFlags('--no-incremental-marking')
  setFlags('--no-flush-bytecode')
}

/** Whether it is the engine of Node 20. */
export function isOfNode20(engine: string): boolean {
  return engine.startsWith('11.')
}
