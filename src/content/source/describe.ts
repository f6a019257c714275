import { shortened } from './problem-at'

/** What was found, short enough for one line. */
export function describe(value: unknown): string {
  if (value === undefined) return 'missing'
  if (value === null) return 'found nothing'
  if (typeof value === 'number' && !Number.isFinite(value)) return `found ${beyond(value)}`
  const shown = JSON.stringify(value) ?? String(value)
  return `found ${shortened(shown)}`
}

/** A number that JSON cannot represent, in YAML notation. */
function beyond(value: number): string {
  if (Number.isNaN(value)) return '.nan, which is no number'
  return `${value < 0 ? '-' : ''}.inf, a number beyond all others`
}
