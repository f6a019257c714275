import { isDeepStrictEqual } from 'node:util'
import { parseDocument } from 'yaml'
import { type FieldPath, isFields } from '../content/parse/source'

/** What an edit makes of a value, as a whole. */
export type Change = (before: unknown) => unknown

/**
 * The first of several edited texts that says what it should, and nothing else: an edit that an alias, an anchor or an
 * unusual style carries elsewhere is none. Undefined if there is no such text.
 */
export function firstSound(text: string, change: Change, edited: readonly (string | undefined)[]): string | undefined {
  const wanted = plain(change(readValue(text)))
  return edited.find((one) => one !== undefined && isDeepStrictEqual(readValue(one), wanted))
}

/** Sets what is at a path. */
export function withValue(path: FieldPath, value: unknown): Change {
  return (before) => within(before, path, () => value)
}

/** Takes away what is at a path. */
export function without(path: FieldPath): Change {
  const last = String(path.at(-1))
  return (before) =>
    within(before, path.slice(0, -1), (held) => {
      if (Array.isArray(held)) return held.filter((_, at) => String(at) !== last)
      return isFields(held) ? Object.fromEntries(Object.entries(held).filter(([name]) => name !== last)) : held
    })
}

/** Gives the field at a path another name. */
export function withName(path: FieldPath, to: string): Change {
  const last = String(path.at(-1))
  return (before) =>
    within(before, path.slice(0, -1), (held) => {
      if (!isFields(held)) return held
      return Object.fromEntries(Object.entries(held).map(([name, value]) => [name === last ? to : name, value]))
    })
}

function within(value: unknown, path: FieldPath, change: Change): unknown {
  const [step, ...rest] = path
  if (step === undefined) return change(value)
  if (Array.isArray(value)) return value.map((item, at) => (at === Number(step) ? within(item, rest, change) : item))
  const name = String(step)
  const fields = new Map<string, unknown>(isFields(value) ? Object.entries(value) : [])
  return Object.fromEntries(fields.set(name, within(fields.get(name), rest, change)))
}

/** The value of a text; undefined if it has none. */
function readValue(text: string): unknown {
  const document = parseDocument(text)
  if (document.errors.length > 0) return undefined
  try {
    return plain(document.toJS())
  } catch {
    // An alias of what is gone.
    return undefined
  }
}

/** Without what two aliases share. */
function plain(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value))
}
