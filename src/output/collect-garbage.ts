import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** In bytes: the heap that a site of a few thousand brands fills before its first page is rendered. */
const crowdedHeap = 100_000_000

/**
 * In bytes: the heap that a site of tens of thousands of brands fills along the way; half of it is not needed
 * afterwards.
 */
export const vastHeap = 250_000_000

/** In bytes: what a worker adds to that when it loads the ledger of tens of thousands of pages. */
export const vastWorkerHeap = 60_000_000

/** In percent of the live heap: how much it may grow before garbage is collected. */
const usualGrowth = 15

/** The same while data is being read: the live heap builds up gradually and is still smaller than later. */
export const earlyGrowth = 20

/** The same while two threads read data for the first time: there is no ledger yet, but more garbage. */
export const readingGrowth = 40

/**
 * Collects garbage, and has V8 do so again, in all threads of the process, whenever the heap has grown by so much. By
 * default it grows to twice its live size, which saves a few percent of the time.
 *
 * @param growth in percent
 */
export function limitHeapGrowth(growth = usualGrowth): void {
  setFlagsFromString(`--heap-growing-percent=${growth}`)
  // In any case: until then, the heap has the room that it was given before.
  collectNow()
}

/** Restores V8's default: cached script code is valid only under the flags it was compiled with. */
export function resetHeapGrowth(): void {
  setFlagsFromString('--heap-growing-percent=0')
}

/** In bytes: what the last collection left of the heap of this thread. */
let left = 0

/**
 * Collects garbage if that is worth a twentieth of a second per hundred megabytes: not if the heap has hardly grown since
 * the last time. Left alone, V8 lets it grow to several times its live size, which also slows down each minor collection.
 *
 * @param from heap size in bytes below which nothing is done
 */
export function collectGarbage(from = crowdedHeap): void {
  if (heapNow() >= Math.max(from, left * (1 + usualGrowth / 100))) collectNow()
}

function heapNow(): number {
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

/** Collects garbage in any case. */
export function collectNow(): void {
  try {
    // V8 provides `gc()`, but only to contexts created after the flag is set.
    setFlagsFromString('--expose-gc')
    runInNewContext('gc()')
  } catch {
    // Not every Node has or allows it; the build then just takes longer.
  } finally {
    setFlagsFromString('--no-expose-gc')
    left = heapNow()
  }
}
