import type { Stats } from 'node:fs'
import type { PublishedFile } from '../publish/manifest'
import { placeIn } from '../publish/place-in'
import { fileStats } from '../publish/survey'

/** A file that was looked at. */
interface Seen extends Pick<PublishedFile, 'bytes' | 'sha256'> {
  readonly stats: Stats
  /** How many of its names are still to follow. */
  others: number
}

/**
 * Looks at new files of an output folder, in the order in which they were put: at each once, under the first of its names,
 * if the others follow at once. Should another file have taken one of these in the meantime, the next build will notice.
 */
export class NewStats {
  readonly #out: string
  #last: Seen | undefined

  constructor(out: string) {
    this.#out = out
  }

  /** The stats of a file; undefined if there is no such regular file any more. */
  of({ path, bytes, sha256 }: PublishedFile): Stats | undefined {
    const last = this.#last
    if (last !== undefined && last.others > 0 && last.bytes === bytes && last.sha256 === sha256) {
      last.others--
      return last.stats
    }
    const stats = fileStats(placeIn(this.#out, path))
    this.#last = stats && { bytes, sha256, stats, others: stats.nlink - 1 }
    return stats
  }
}
