import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Collects all garbage of this thread, if this Node allows it. */
export function collectFully(): void {
  try {
    // V8 provides `gc()`, but only to contexts created after the flag is set.
    setFlagsFromString('--expose-gc')
    runInNewContext('gc()')
  } catch {
    // What a build does just takes longer, or more memory.
  } finally {
    setFlagsFromString('--no-expose-gc')
  }
}
