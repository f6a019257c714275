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
 * The first value in the data of a page that is not plain data, if any: pages are rendered from JSON.
 */
export function oddValue(value: unknown, around: object[] = []): OddValue | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : { path: [], found: `found ${value}` }
  if (typeof value !== 'object') return isText(value) ? undefined : { path: [], found: describe(value) }
  if (value === null) return undefined
  if (around.includes(value)) return { path: [], found: 'found a value within itself' }
  if (around.length > deepest) return { path: [], found: `found a value within ${deepest} others` }
  if (kindOf(value) !== undefined) return { path: [], found: describe(value) }
  around.push(value)
  const odd = oddPart(value, around)
  around.pop()
  return odd
}

function isText(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'boolean'
}

/** An undefined field counts as missing, but not an undefined item. */
function oddPart(whole: object, around: object[]): OddValue | undefined {
  // The entries of a list include its gaps.
  for (const [name, part] of Array.isArray(whole) ? whole.entries() : Object.entries(whole)) {
    const odd = part === undefined && !Array.isArray(whole) ? undefined : oddValue(part, around)
    if (odd !== undefined) return { ...odd, path: [String(name), ...odd.path] }
  }
  return undefined
}
