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

/** A record as it is stored: all of it but its long texts, and those as JSON in ASCII. */
interface Storable {
  readonly fields: object
  readonly texts: string
  /** The hash of the texts. */
  readonly hash: string
}

/** Divides a record into what is stored of it. The order of the texts is always the same, and so is their hash. */
export function storable(record: object): Storable {
  if (record instanceof StoredRecord) return { fields: { ...record }, ...record.storedTexts() }
  const [fields, longOnes]: [Record<string, unknown>, Record<string, unknown>] = [{}, {}]
  for (const name of longTexts) if (Object.hasOwn(record, name)) longOnes[name] = Reflect.get(record, name)
  for (const name of Object.keys(record)) if (!Object.hasOwn(longOnes, name)) fields[name] = Reflect.get(record, name)
  const texts = asciiJson(longOnes)
  return { fields, texts, hash: shortSha256(texts) }
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
    return JSON.parse(this.storedTexts().texts)
  }

  /** Its texts as they are stored. @throws InputError likewise */
  storedTexts(): Pick<Storable, 'texts' | 'hash'> {
    return { texts: textAt(this.#file, this.#place) ?? this.#readAgain(), hash: this.#place[2] }
  }

  #readAgain(): string {
    const record = this.#source && readAgain(this.#source)
    const { texts, hash } = storable(record ?? {})
    if (hash === this.#place[2]) return texts
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

/** Undefined if they are lost. */
export function textsAt(file: string, place: TextPlace): object | undefined {
  const text = textAt(file, place)
  return text === undefined ? undefined : JSON.parse(text)
}

/** Undefined if it is lost. A damaged file is removed, so that the next run writes it again. */
function textAt(file: string, [from, to, hash]: TextPlace): string | undefined {
  try {
    const text = files.part(file, from, to)
    if (shortSha256(text) === hash) return text
    rmSync(file)
  } catch {
    // It may have been removed, or cannot be read.
  }
  return undefined
}
