import { setFlagsFromString } from 'node:v8'

/** In bytes of its code: three times what a function has to run through, by itself, until the engine optimizes it. */
const enough = 200_000

/**
 * Lets the engine of Node 20 wait before it optimizes a function. What it would do at once, for each thread anew, takes
 * the processors more time from a build of a second than it gives back. Later engines optimize in more steps than one.
 *
 * @param engine the version of the engine, `setFlags` tells it
 */
export function optimizeLater(engine: string = process.versions.v8, setFlags = setFlagsFromString): void {
  if (engine.startsWith('11.')) setFlags(`--interrupt-budget=${enough}`)
}
