import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** In bytes: what a site of some thousand brands fills before its first page. */
const crowded = 100_000_000

/** In bytes: what a site of tens of thousands of brands fills on the way, half of it with what is not needed after that. */
export const vast = 250_000_000

/** In bytes: what the thread that prints fills beside, with what is known of an old output of tens of thousands of pages. */
export const vastInThread = 60_000_000

/** In percent of what is in use: how much more memory may come into use until the engine clears it. */
const slowly = 15

/** The same, while data are read: they come into use one after the other, and less is in use than later. */
export const halfway = 20

/**
 * Clears the memory, and has the engine clear it more often from now on, in all threads of the process. It would let the
 * heap grow to twice what is in use, which takes a few percent less time.
 *
 * @param growth in percent
 */
export function saveMemory(growth = slowly): void {
  setFlagsFromString(`--heap-growing-percent=${growth}`)
  relieveMemory()
}

/** Has it cleared as usual again: what the engine makes of scripts can be used under the flags alone under which it is kept. */
export function saveNoMemory(): void {
  setFlagsFromString('--heap-growing-percent=0')
}

/**
 * Clears the memory of what nothing refers to any more, where that is worth the twentieth of a second that it takes for
 * each hundred megabytes. Left alone, the engine lets the heap grow to several times what is in use, and then each small
 * clearing takes longer, too.
 */
export function relieveMemory(from = crowded): void {
  const { heapUsed, external } = process.memoryUsage()
  if (heapUsed + external < from) return
  try {
    // The engine has a function for it, which contexts that are made from then on know.
    setFlagsFromString('--expose-gc')
    runInNewContext('gc()')
  } catch {
    // Not every Node has it, or allows it: then it takes longer.
  } finally {
    setFlagsFromString('--no-expose-gc')
  }
}
