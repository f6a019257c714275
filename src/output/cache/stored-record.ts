import { rmSync } from 'node:fs'
import { memo } from '../../content/memo'
import { InputError } from '../../content/problem'
import { longTexts } from '../../content/schema/brand'
import { shortSha256 } from '../../content/sha256'
import type { DataFile } from '../../content/source/discover'
import { neverHolds } from '../../content/source/placeholders'
import { readAgain } from '../../content/source/read-record'
import { asciiJson } from './ascii-json'
import { TextFiles } from './text-files'

/** Where the texts of a record are in a file of ASCII, and their hash, since the file may be damaged. */
export type TextPlace = readonly [from: number, to: number, hash: string]

/** A record divided into its long texts and all else. */
interface Divided {
  readonly fields: object
  readonly texts: object
}

/** Divides a record, whether or not it is stored. The order of the texts is always the same, and so is their hash. */
export function divided(record: object): Divided {
  const [fields, texts]: [Record<string, unknown>, Record<string, unknown>] = [{}, {}]
  const whole: object = record instanceof StoredRecord ? record.toJSON() : record
  for (const name of longTexts) if (Object.hasOwn(whole, name)) texts[name] = Reflect.get(whole, name)
  for (const name of Object.keys(whole)) if (!Object.hasOwn(texts, name)) fields[name] = Reflect.get(whole, name)
  return { fields, texts }
}

/**
 * A record without placeholders in the cache, whose long texts stay there and are read on each access. They are fields
 * of its class, not its own: to give each of ten thousand records such fields takes as long as to read the texts.
 */
export class StoredRecord {
  #file: string
  #place: TextPlace
  #source: DataFile | undefined

  /** @param fields all others; `file` is the file with the texts */
  constructor(fields: object, file: string, place: TextPlace) {
    Object.assign(this, fields)
    this.#file = file
    this.#place = place
  }

  /** @param source the data file to read if the texts are lost */
  from(source: DataFile): this {
    this.#source = source
    return this
  }

  /** Tells where its texts are from now on. */
  moveTo(file: string, place: TextPlace): void {
    this.#file = file
    this.#place = place
  }

  /** @throws InputError when the texts are lost, and the data file has others by now */
  readTexts(): object {
    return textsAt(this.#file, this.#place) ?? this.#readAgain()
  }

  #readAgain(): object {
    const record = this.#source && readAgain(this.#source)
    const { texts } = divided(record ?? {})
    if (shortSha256(asciiJson(texts)) === this.#place[2]) return texts
    const message =
      'found another text than at first, expected it to stay while the site is made; run the command again'
    throw InputError.at(this.#source?.file ?? this.#file, message)
  }

  get [neverHolds](): true {
    return true
  }

  /** A plain object with all of its fields. */
  toJSON(): object {
    return { ...this, ...textsOf(this) }
  }
}

/** Those of one record are mostly needed together. */
const textsOf = memo(1, (record: StoredRecord) => record.readTexts())

for (const name of longTexts) {
  Object.defineProperty(StoredRecord.prototype, name, {
    get(this: StoredRecord) {
      return Reflect.get(textsOf(this), name)
    },
  })
}

const files = new TextFiles()

/** Undefined if they are lost. A damaged file is removed, so that the next run writes it again. */
export function textsAt(file: string, [from, to, hash]: TextPlace): object | undefined {
  try {
    const text = files.part(file, from, to)
    if (shortSha256(text) === hash) return JSON.parse(text)
    rmSync(file)
  } catch {
    // It may have been removed, or cannot be read.
  }
  return undefined
}
