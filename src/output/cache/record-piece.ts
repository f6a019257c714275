import { isFields } from '../../content/source/is-fields'
import { isFree, noteFree } from '../../content/source/placeholders'
import { isOfMany, kindOf } from '../../content/source/read-source'
import { asciiJson } from './ascii-json'
import { StoredRecord, storable, type TextPlace, textsAt } from './stored-record'

/** A record, and the key that identifies its text and how it is read. */
export type KeyedRecord = readonly [key: string, value: unknown]

/** Some records as they are stored. */
export interface Piece {
  /**
   * A line for each record. Each is parsed by itself: V8 would need new memory for a text of hundreds of kilobytes, but
   * not for short ones.
   */
  readonly heads: readonly string[]
  /** Their long texts, in ASCII. */
  readonly texts: string
}

/**
 * A line of a piece: a record, or all of a brand but its long texts, and the place of those. It tells whether the record
 * is known to contain no `{name}` placeholder, which every build looks for.
 */
type Head =
  | readonly [key: string, value: unknown, isFree: boolean]
  | readonly [key: string, fields: object, isFree: boolean, place: TextPlace]

/**
 * A piece of records.
 *
 * @param isVast whether the site is vast: its records are read whole and spilled, since their lists of words would take
 *   more memory than their texts
 */
export function pieceOf(records: readonly KeyedRecord[], isVast: boolean): Piece {
  const parts: string[] = []
  let end = 0
  const headOf = ([key, value]: KeyedRecord): Head => {
    if (isVast || !isOfMany(kindOf(key)) || !isFields(value)) return [key, value, isFree(value)]
    const [{ fields, texts, hash }, from] = [storable(value), end]
    parts.push(texts)
    end += texts.length
    return [key, fields, isFree(value), [from, end, hash]]
  }
  const heads = records.map((record) => `${asciiJson(headOf(record))}\n`)
  return { heads, texts: parts.join('') }
}

/** Has stored records read their texts from a piece that they were told for. @param file holds its texts */
export function moveInto({ heads }: Piece, file: string, records: readonly KeyedRecord[]): void {
  for (const [index, line] of heads.entries()) {
    const record = records[index]?.[1]
    // Of a piece that is new, no record is stored yet.
    if (!(record instanceof StoredRecord)) continue
    const head: Head = JSON.parse(line)
    if (head.length === 4) record.moveTo(file, head[3])
  }
}

/** The whole records of a piece. */
export function recordsOf({ heads, texts }: Piece): KeyedRecord[] {
  return heads.map((line) => {
    const head: Head = JSON.parse(line)
    const whole = head.length === 3 ? head[1] : Object.assign(head[1], JSON.parse(texts.slice(head[3][0], head[3][1])))
    return keyed(head, whole)
  })
}

/**
 * The record of a line, whose long texts are not read until they are needed.
 *
 * @param file holds the texts of the piece; undefined if there is no such file
 * @returns undefined if the texts are lost
 */
export function recordIn(line: string, file: string | undefined): KeyedRecord | undefined {
  const head: Head = JSON.parse(line)
  if (head.length === 3) return keyed(head, head[1])
  const [, fields, isKnownFree, place] = head
  if (file === undefined) return undefined
  if (isKnownFree) return [head[0], new StoredRecord(fields, file, place)]
  // Texts with placeholders are replaced by filled-in ones: all of them are looked at.
  const texts = textsAt(file, place)
  return texts && keyed(head, Object.assign(fields, texts))
}

function keyed([key, , isKnownFree]: Head, record: unknown): KeyedRecord {
  if (isKnownFree) noteFree(record)
  return [key, record]
}
