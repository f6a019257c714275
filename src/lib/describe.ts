import { ifPossible } from './if-possible'

/** What was found, short enough for one line. */
export function describe(value: unknown): string {
  if (value === undefined) return 'missing'
  // A number that JSON cannot represent, in YAML notation.
  if (Number.isNaN(value)) return 'found .nan, which is not a number'
  if (typeof value === 'number' && !Number.isFinite(value))
    return `found ${value < 0 ? '-' : ''}.inf, which is infinite`
  return `found ${shown(value)}`
}

/** A value on one line: as JSON, or its kind if it is not plain data. */
export function shown(value: unknown): string {
  if (value === undefined || value === null) return 'nothing'
  const kind = kindOf(value)
  if (kind !== undefined) return kind
  // It may be circular, or contain something that is not plain data.
  return ifPossible(() => shortened(JSON.stringify(value))) ?? (Array.isArray(value) ? 'a list' : 'an object')
}

/** The kind of a value that JSON cannot represent, such as `a Map`; undefined for plain data. */
export function kindOf(value: unknown): string | undefined {
  if (typeof value === 'bigint') return 'a BigInt'
  if (typeof value === 'function' || typeof value === 'symbol') return `a ${typeof value}`
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  const prototype: unknown = Object.getPrototypeOf(value)
  if ('$$typeof' in value) return 'a React element'
  if (prototype === null || prototype === Object.prototype) return undefined
  const name = value.constructor?.name || 'class without a name'
  return `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${shortened(name)}`
}

/** Truncates a name that was typed by someone and so may have any length. @param most in characters */
export function shortened(name: string, most = 60): string {
  return name.length > most ? `${name.slice(0, most - 3)}…` : name
}
