/** More levels than any data file has. */
export const deepest = 20

/** What is said of values that are nested deeper. */
export const tooDeep = `found values in values, more than ${deepest} levels deep or without end, expected fields`

/**
 * What is wrong with the shape of a value, whatever it holds, as a sentence: that it is nested deeper than any data file,
 * or holds itself, as an alias in YAML can make it (code that walks down such a value would not come back); or that it has
 * a field named `__proto__`, which many programs silently take for something else.
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
