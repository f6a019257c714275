import { shortened } from './shortened'

/** What was found, short enough for one line. */
export function describe(value: unknown): string {
  if (value === undefined) return 'missing'
  if (value === null) return 'found nothing'
  if (typeof value === 'number' && !Number.isFinite(value)) return `found ${beyond(value)}`
  return `found ${shown(value)}`
}

/** A value on one line: as JSON, or by its kind if it is none. */
export function shown(value: unknown): string {
  try {
    return shortened(JSON.stringify(value) ?? `a ${typeof value}`)
  } catch {
    // What is part of itself, and whole numbers of any length.
    return `a ${typeof value}`
  }
}

/** A number that JSON cannot represent, in YAML notation. */
function beyond(value: number): string {
  if (Number.isNaN(value)) return '.nan, which is no number'
  return `${value < 0 ? '-' : ''}.inf, a number beyond all others`
}
