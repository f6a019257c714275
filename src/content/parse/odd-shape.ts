/** More levels than any data file has. */
export const deepest = 20

/** The message for values that are nested deeper. */
export const tooDeep = `found values nested more than ${deepest} levels deep or without end, expected fields`

/**
 * Describes what is wrong with the shape of a value, whatever its content: it is nested deeper than any data file or
 * circular, as a YAML alias can make it (code that recurses into such a value would not terminate), or it has a field
 * named `__proto__`, which many programs silently misinterpret.
 */
export function oddShape(value: unknown): string | undefined {
  let level = new Set([value].filter(isObject))
  for (let depth = 0; level.size > 0; depth++) {
    if (depth === deepest) return tooDeep
    const objects = [...level]
    if (objects.some((one) => Object.hasOwn(one, '__proto__'))) return 'found a field named __proto__, expected none'
    level = new Set(objects.flatMap((one) => Object.values(one).filter(isObject)))
  }
  return undefined
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
