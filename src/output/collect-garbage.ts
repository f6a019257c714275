import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** In bytes: what a site of a few thousand brands fills before its first page. */
const crowdedHeap = 100_000_000

/** In bytes: what a site of tens of thousands of brands fills on the way; half of it is not needed after that. */
export const vastHeap = 250_000_000

/** In bytes: what the worker fills on top of that with what is known of an old output of tens of thousands of pages. */
export const vastWorkerHeap = 60_000_000

/** In percent of what is in use: how much the heap may grow before the engine collects garbage. */
const usualGrowth = 15

/** The same while data is read: it comes into use bit by bit, and less is in use than later. */
export const earlyGrowth = 20

/**
 * Collects garbage, and has the engine do so more often from now on, in all threads of the process. By itself it lets
 * the heap grow to twice what is in use, which saves a few percent of the time.
 *
 * @param growth in percent
 */
export function limitHeapGrowth(growth = usualGrowth): void {
  setFlagsFromString(`--heap-growing-percent=${growth}`)
  collectGarbage()
}

/**
 * Goes back to the engine's own limit: cached code of scripts is valid only under the flags under which it was made.
 */
export function resetHeapGrowth(): void {
  setFlagsFromString('--heap-growing-percent=0')
}

/**
 * Collects garbage where that is worth the twentieth of a second that it takes for every hundred megabytes. By itself
 * the engine lets the heap grow to several times what is in use, and then each small collection takes longer, too.
 *
 * @param from the size of the heap in bytes below which nothing is done
 */
export function collectGarbage(from = crowdedHeap): void {
  const { heapUsed, external } = process.memoryUsage()
  if (heapUsed + external < from) return
  try {
    // The engine has a function for it, which only contexts created from then on can see.
    setFlagsFromString('--expose-gc')
    runInNewContext('gc()')
  } catch {
    // Not every Node has or allows it: the build then takes longer.
  } finally {
    setFlagsFromString('--no-expose-gc')
  }
}
