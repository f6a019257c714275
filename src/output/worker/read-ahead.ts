import { setImmediate as turn } from 'node:timers/promises'
import type { DataFile } from '../../content/source/discover'
import type { BuildWorker } from './build-worker'
import type { FoundRecords } from './read-records'

/** A thread that can help with reading. */
export type Reader = Pick<BuildWorker, 'ask'>

/** The work of this thread. */
interface ReadingHere {
  /** Reads a file. */
  readonly read: (file: DataFile) => void
  /** Called with what the other thread has read. */
  readonly learn: (found: FoundRecords) => void
}

/** How many files are read at a time: some ten milliseconds of work. */
const chunkSize = 16

/** How many chunks the other thread has queued, so that it never runs idle. */
const enough = 2

/**
 * Reads files in two threads; each takes the next chunk when it has finished its last. Files the other thread does not
 * answer for are read on demand.
 */
export async function readAhead(files: readonly DataFile[], reader: Reader, here: ReadingHere): Promise<void> {
  const asked = new Set<Promise<unknown>>()
  let [hasAnswered, isOver] = [false, false]
  const ask = async (chunk: readonly DataFile[]) => {
    const { read } = await reader.ask({ read: chunk })
    hasAnswered = true
    if (read !== undefined && !isOver) here.learn(JSON.parse(read))
  }
  try {
    for (let from = 0; from < files.length; from += chunkSize) {
      const chunk = files.slice(from, from + chunkSize)
      if (asked.size < enough) {
        const answer: Promise<unknown> = ask(chunk)
          .catch(() => undefined)
          .then(() => asked.delete(answer))
        asked.add(answer)
      } else for (const file of chunk) here.read(file)
      // Lets answers arrive.
      await turn()
    }
    // A thread that has not answered by now has not started yet or is busy with something else.
    if (hasAnswered) await Promise.all(asked)
  } finally {
    isOver = true
  }
}
