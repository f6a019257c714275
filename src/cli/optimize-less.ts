import { setFlagsFromString } from 'node:v8'

/** In bytes of its code: three times what a function has to run through, by itself, until the engine optimizes it. */
const enough = 200_000

/** In bytes: a fifth of what the engine would take over from other functions into one that it optimizes. */
const inlined = 200

/**
 * Lets the engine of Node 20 wait before it optimizes a function, and do less then. What it would do, and for each thread
 * anew, takes the processors more time from a build of seconds than it gives back. Later engines optimize in more steps
 * than one.
 *
 * @param engine the version of the engine, `setFlags` tells it
 */
export function optimizeLess(engine: string = process.versions.v8, setFlags = setFlagsFromString): void {
  if (!engine.startsWith('11.')) return
  setFlags(`--interrupt-budget=${enough}`)
  setFlags(`--max-inlined-bytecode-size-cumulative=${inlined}`)
  // The search for objects that need not be made.
  setFlags('--no-turbo-escape')
}
