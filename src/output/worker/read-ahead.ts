import { setImmediate as turn } from 'node:timers/promises'
import type { DataFile } from '../../content/source/discover'
import { type Claim, claimFirst, newClaim } from './claim'
import type { FoundRecords } from './read-records'

/** A thread that can help with reading: a `BuildWorker`. It answers undefined where its own claim comes too late. */
export interface Reader {
  readonly ask: (
    task: 'read',
    batch: readonly DataFile[],
    claim: Claim,
    isVast: boolean,
  ) => Promise<FoundRecords | undefined>
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

/** A batch that the other thread was asked for. */
interface Asked {
  readonly batch: readonly DataFile[]
  readonly claim: Claim
  readonly answer: Promise<void>
}

/** How many batches the other thread has queued, so that it never runs idle: answers arrive only between batches here. */
const enough = 4

/**
 * Reads batches in two threads; each takes the next one when it has finished its last, the longest first, so that both
 * end at the same time. What the other thread has not begun by then is read here; files it does not answer for are read
 * on demand.
 */
export async function readAhead(batches: readonly DataFile[][], reader: Reader, here: ReadingHere): Promise<void> {
  const asked = new Set<Asked>()
  const ask = (batch: readonly DataFile[]) => {
    const claim = newClaim()
    const learn = (found: FoundRecords | undefined) => found && here.learn(found)
    const answer = reader.ask('read', batch, claim, here.isVast).then(learn)
    const item = { batch, claim, answer: answer.catch(() => undefined).then(() => void asked.delete(item)) }
    asked.add(item)
  }
  for (const batch of [...batches].sort((one, other) => other.length - one.length)) {
    if (asked.size < enough) ask(batch)
    else here.read(batch)
    // Lets answers arrive.
    await turn()
  }
  const begun: Promise<void>[] = []
  for (const { batch, claim, answer } of [...asked].reverse()) {
    if (claimFirst(claim)) here.read(batch)
    else begun.push(answer)
  }
  await Promise.all(begun)
}
