import { setImmediate as turn } from 'node:timers/promises'
import type { DataFile } from '../../content/source/discover'
import type { FoundRecords } from './read-records'

/** A thread that can help with reading: a `BuildWorker`. */
export interface Reader {
  readonly ask: (task: 'read', batch: readonly DataFile[], isVast: boolean) => Promise<FoundRecords>
}

/** The work of this thread. */
interface ReadingHere {
  /** Reads a batch. */
  readonly read: (batch: readonly DataFile[]) => void
  /** Called with what the other thread has read. */
  readonly learn: (found: FoundRecords) => void
  /** Whether the site is vast, see `pieceOf`. */
  readonly isVast: boolean
}

/** How many batches the other thread has queued, so that it never runs idle: answers arrive only between batches here. */
const enough = 2

/**
 * Reads batches in two threads; each takes the next one when it has finished its last. Files the other thread does not
 * answer for are read on demand.
 */
export async function readAhead(batches: readonly DataFile[][], reader: Reader, here: ReadingHere): Promise<void> {
  const asked = new Set<Promise<unknown>>()
  let [hasAnswered, isOver] = [false, false]
  const ask = async (batch: readonly DataFile[]) => {
    const found = await reader.ask('read', batch, here.isVast)
    hasAnswered = true
    if (!isOver) here.learn(found)
  }
  try {
    for (const batch of batches) {
      if (asked.size < enough) {
        const answer: Promise<unknown> = ask(batch)
          .catch(() => undefined)
          .then(() => asked.delete(answer))
        asked.add(answer)
      } else here.read(batch)
      // Lets answers arrive.
      await turn()
    }
    // A thread that has not answered by now has not started yet or is busy with something else.
    if (hasAnswered) await Promise.all(asked)
  } finally {
    isOver = true
  }
}
