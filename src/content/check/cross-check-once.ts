import type { Problem } from '../problem'
import type { ProblemMemory } from '../source/data-memory'
import { checkedName } from './checked-name'
import { crossCheck } from './cross-check'
import type { CrossReading } from './cross-reading'

/**
 * What `crossCheck` finds; after a change of something that it does not look at, such as a text of a brand, what it found
 * last. With ten thousand brands, checking takes six times as long as to see that nothing of it has changed.
 */
export function crossCheckOnce(reading: CrossReading, memory: ProblemMemory): readonly Problem[] {
  const name = checkedName(reading)
  const known = name && memory.find(name)
  if (known) return known
  const found = crossCheck(reading)
  // An error may name a line of any file.
  if (name !== undefined && !found.some(({ severity }) => severity === 'error')) memory.add(name, found)
  return found
}
