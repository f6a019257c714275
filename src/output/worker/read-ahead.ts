import { setImmediate as turn } from 'node:timers/promises'
import type { DataFile } from '../../content/source/discover'
import type { BuildWorker } from './build-worker'
import type { FoundRecords } from './read-records'

/** A thread that can read besides. */
export type Reader = Pick<BuildWorker, 'ask'>

/** What this thread does. */
interface ReadingHere {
  /** Reads a file. */
  readonly read: (file: DataFile) => void
  /** Is told what the other thread has found. */
  readonly learn: (found: FoundRecords) => void
}

/** How many files are read at a time: some ten milliseconds of work. */
const chunkSize = 16

/** How many chunks the other thread is to have, so that it always has one to go on with. */
const enough = 2

/**
 * Has files read by two threads: each takes the next ones when it is done with its last. What the other thread does not
 * answer is left to whoever asks for it.
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
      // Answers come in now.
      await turn()
    }
    // A thread that has not answered by now has not begun yet, or is at something else.
    if (hasAnswered) await Promise.all(asked)
  } finally {
    isOver = true
  }
}
