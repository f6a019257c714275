import type { Problem } from '../../content/problem'
import { sha256 } from '../../content/sha256'
import { type DataMemory, lastProblems, noRecords, type ProblemMemory } from '../../content/source/data-memory'
import { fileBatches } from '../../content/source/file-batches'
import { type HashedFile, type StampAt, TextHashes } from '../../content/source/text-hashes'
import { DiskSpill, noSpill, type TextSpill } from '../../content/source/text-spill'
import { programId } from '../program-id'
import { type Reader, readAhead } from '../worker/read-ahead'
import type { FoundRecords } from '../worker/read-records'
import { checkProblems, recordsFolder, spillFolder, textHashes } from './page-stores'
import { PersistentMap } from './persistent-map'
import { RecordCache } from './record-cache'
import { StoredList } from './stored-list'
import type { TextStore } from './text-store'

/** In files: to read fewer, a second thread does not pay off. */
const many = 200

/** What spares a run some of the reading. */
export interface ReadingHelp {
  /** Returns a worker that helps with reading, if there is one; called with the number of files. */
  readonly reader?: ((files: number) => Reader | undefined) | undefined
  /** Returns the stamps of files, which somebody has just looked at. */
  readonly stampAt?: StampAt | undefined
}

/** Caches what was read from a data folder, separately for each version of the program. */
export class DiskMemory implements DataMemory {
  readonly #store: TextStore
  readonly #hashes: StoredList<null, HashedFile>
  readonly #records: RecordCache | undefined
  readonly #problems: PersistentMap<readonly Problem[]> | undefined
  readonly #reader: ReadingHelp['reader']
  readonly hashes: TextHashes
  readonly problems: ProblemMemory
  readonly spill: TextSpill

  /**
   * @param withRecords whether to take records, and what checks across them found, from the cache when their files have
   *   not changed
   */
  constructor(packageRoot: string, dataFolder: string, withRecords: boolean, { reader, stampAt }: ReadingHelp = {}) {
    this.#reader = reader
    const name = sha256(`${programId}\n${dataFolder}`)
    this.#store = textHashes(packageRoot)
    this.#hashes = new StoredList(this.#store, name, { keyOf: ([path]) => path, stampOf: ([, stamp]) => stamp })
    this.spill = withRecords ? new DiskSpill(spillFolder(packageRoot)) : noSpill
    this.#records = withRecords ? new RecordCache(recordsFolder(packageRoot), name, this.spill) : undefined
    this.#problems = withRecords ? new PersistentMap(checkProblems(packageRoot), name) : undefined
    this.problems = this.#problems ?? lastProblems()
    this.hashes = new TextHashes(this.#hashes.read()?.items, Date.now, stampAt)
  }

  get records(): DataMemory['records'] {
    return this.#records ?? noRecords
  }

  readonly readAhead: DataMemory['readAhead'] = async (files, read) => {
    const [reader, records] = [this.#reader, this.#records]
    // The other thread has no cache: what is in this one is found here in less time, even for files that look new.
    if (records?.isEmpty !== true || files.length < many) return
    const thread = reader?.(files.length)
    if (thread === undefined) return
    const learn = (found: FoundRecords) => {
      this.hashes.learn(JSON.parse(found.files))
      records.learn(found.piece)
    }
    await readAhead(fileBatches(files), thread, { read, learn, isVast: this.spill.isOpen })
  }

  readonly writeHashes: DataMemory['writeHashes'] = async () => {
    this.#hashes.write({ head: null, items: this.hashes.settled() })
    await this.#store.sweep()
  }

  readonly write: DataMemory['write'] = async () => {
    await Promise.all([this.writeHashes(), this.#records?.write(), this.#problems?.write()])
  }
}
