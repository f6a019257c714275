import { availableParallelism } from 'node:os'

/**
 * Whether two threads can work at once. With a single processor, what a second one does to be able to read and print takes
 * longer than all of that in a small site.
 */
export function isParallel(processors = availableParallelism()): boolean {
  return processors > 1
}
