import type { BesideFolders } from './debris'
import type { OldOutput } from './old-output'
import type { OutputLedger } from './output-ledger'
import { Press } from './press'
import type { Done } from './press-orders'
import { SpareFolder } from './spare-folder'
import { type Survey, untouched } from './survey'
import { endTurn, takeTurn, type Waiting } from './take-turn'

/** Where a site is built, and by what. */
export interface BuildPlace {
  readonly out: string
  /** Holds the spare folders. */
  readonly spares: string
  /** The compiled `press-thread.ts`. */
  readonly program: URL
  readonly ledger: Pick<OutputLedger<unknown>, 'entries' | 'restamp' | 'keep'>
}

/**
 * What can be seen to while nobody knows yet what the new output is to hold, in the thread that prints it later: to look
 * at the old one, and to copy it, for most of the new one will be the same. The build has its turn at the output folder
 * from the beginning to the end of it.
 */
export class Groundwork {
  readonly beside: BesideFolders
  readonly press: Press
  readonly spare: SpareFolder
  readonly survey: Promise<Survey>
  readonly #place: BuildPlace
  #copy: Promise<Done> | undefined
  #end: Promise<void> | undefined

  /** Waits for other builds of the folder, and has the old output looked at. @throws InputError when they do not end */
  static async begin(place: BuildPlace, waiting: Waiting): Promise<Groundwork> {
    return new Groundwork(place, await takeTurn(place.out, waiting))
  }

  private constructor(place: BuildPlace, beside: BesideFolders) {
    const { out, spares, program, ledger } = place
    this.#place = place
    this.beside = beside
    this.spare = new SpareFolder(spares, out)
    this.press = new Press(program)
    const left = ledger.entries.map(({ paths, stamp }) => ({ paths, stamp }))
    this.survey = this.press.ask({ survey: { out, left } }).then(foundIn)
    // Whoever needs it waits for it, if it comes to that.
    this.survey.catch(() => undefined)
  }

  /**
   * Has the old output copied as far as it is known: to be asked for when it is likely that there will be a new one, for
   * files get another stamp by it.
   */
  copyOld(): void {
    this.#copy ??= this.press.ask({ copy: { renewed: this.beside.renewed, spares: this.#place.spares } })
  }

  /** What is known of the old output before the new one takes its place. */
  async old(): Promise<OldOutput> {
    const { touched, unknown, files } = await this.survey
    const { ledger } = this.#place
    const restamped = (await this.#copy)?.copy
    ledger.restamp(restamped ?? [])
    const copied = restamped && new Set(untouched(ledger.entries, touched).flatMap(({ paths }) => paths))
    return { doubtful: [...touched, ...unknown], files, copied }
  }

  /** Ends it, and the thread, once. @param isPublished whether the ledger will be told what was published */
  end(isPublished: boolean): Promise<void> {
    this.#end ??= this.#clearUp(isPublished)
    return this.#end
  }

  async #clearUp(isPublished: boolean): Promise<void> {
    if (!isPublished) await this.#keepLedger()
    await this.press.end()
    await endTurn(this.#place.out, this.beside, this.spare)
  }

  /** The old output stays: the next build is to know its files by the stamps that they have got. */
  async #keepLedger(): Promise<void> {
    try {
      const restamped = (await this.#copy)?.copy ?? []
      if (restamped.length === 0) return
      this.#place.ledger.restamp(restamped)
      this.#place.ledger.keep()
    } catch {
      // The thread has died: then the next build takes the files for touched.
    }
  }
}

function foundIn({ survey }: Done): Survey {
  if (survey === undefined) throw new TypeError('the thread did not tell what it has found')
  return survey
}
