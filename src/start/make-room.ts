import { limitHeapGrowth, resetHeapGrowth } from '../output/collect-garbage'
import { isOfNode20 } from './tune-engine'

/** In percent of the 4 MB that the heap has at the start: more than a build holds that changes little of ten thousand pages. */
const room = 4000

/**
 * Lets the heap of this thread grow to 150 MB before all of it is searched for garbage. The engine of Node 20 does that at
 * 12 MB, and then whenever it has doubled; but what a build learns from the last one is in use nearly to its end. Called
 * while the heap is small: how far it may grow is decided when it has been searched.
 */
export function makeRoom(engine: string = process.versions.v8): void {
  if (!isOfNode20(engine)) return
  limitHeapGrowth(room)
  resetHeapGrowth()
}
