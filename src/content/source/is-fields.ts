/** Whether a value consists of fields: an object, and no list. */
export function isFields(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
