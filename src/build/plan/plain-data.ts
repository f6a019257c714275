import { describe, kindOf } from '../../lib/describe'

/** A value that JSON would change or refuse. */
interface OddValue {
  readonly path: readonly string[]
  /** What was found, in words. */
  readonly found: string
}

/** In levels: deeper data is practically circular, and JSON cannot hold it. */
const deepest = 500

/**
 * The first value in the data of a page that is not plain data, if any: pages are rendered from JSON. Called for each
 * page of a build, so it allocates nothing for valid values.
 */
export function oddValue(value: unknown, around: object[] = []): OddValue | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : { path: [], found: `found ${value}` }
  if (typeof value !== 'object') return isText(value) ? undefined : { path: [], found: describe(value) }
  if (value === null) return undefined
  if (around.includes(value)) return { path: [], found: 'found a value within itself' }
  if (around.length > deepest) return { path: [], found: `found a value within ${deepest} others` }
  if (kindOf(value) !== undefined) return { path: [], found: describe(value) }
  around.push(value)
  const odd = Array.isArray(value) ? oddItem(value, around) : oddField(value, around)
  around.pop()
  return odd
}

function isText(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'boolean'
}

function oddItem(list: readonly unknown[], around: object[]): OddValue | undefined {
  for (const [index, item] of list.entries()) {
    const odd = oddValue(item, around)
    if (odd !== undefined) return { ...odd, path: [String(index), ...odd.path] }
  }
  return undefined
}

/** An undefined field counts as missing. */
function oddField(fields: object, around: object[]): OddValue | undefined {
  for (const [name, field] of Object.entries(fields)) {
    const odd = field === undefined ? undefined : oddValue(field, around)
    if (odd !== undefined) return { ...odd, path: [name, ...odd.path] }
  }
  return undefined
}
