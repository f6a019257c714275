/** What each `{name}` in texts stands for: the studio's names, and counts that are never typed by hand. */
export type Placeholders = Readonly<Record<string, string>>

const pattern = /\{([a-zA-Z][\w.-]*)\}/g

/** Replaces every `{name}` in a text. Unknown names are left as they are; `strayPlaceholders` reports them. */
export function fillText(text: string, placeholders: Placeholders): string {
  return text.replace(pattern, (whole, name: string) =>
    Object.hasOwn(placeholders, name) ? (placeholders[name] ?? whole) : whole,
  )
}

/** The placeholders that occur in the texts of a value. */
export function usedPlaceholders(value: unknown, placeholders: Placeholders): Placeholders {
  if (isFree(value)) return {}
  const names = Array.from(JSON.stringify(value).matchAll(pattern), ([, name]) => name)
  return Object.fromEntries(Object.entries(placeholders).filter(([name]) => names.includes(name)))
}

/** Replaces every `{name}` in all texts of a value, at any depth, without changing its shape. */
export function fillPlaceholders<T>(value: T, placeholders: Placeholders): T
export function fillPlaceholders(value: unknown, placeholders: Placeholders): unknown {
  if (isFree(value) || !mayHold(value)) return value
  if (typeof value === 'string') return fillText(value, placeholders)
  if (Array.isArray(value)) return value.map((item) => fillPlaceholders(item, placeholders))
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillPlaceholders(item, placeholders)]))
}

/** Marks the prototype of records that never contain a `{name}`: to note that of each of thousands takes its time. */
export const neverHolds = Symbol('no placeholders')

/** Other records known to contain no `{name}`. */
const free = new WeakSet<object>()

/** Notes that a record contains none, as determined before. */
export function noteFree(record: unknown): void {
  if (typeof record === 'object' && record !== null) free.add(record)
}

/**
 * Whether a record contains none. Cached, because hardly any does, and thousands are checked again after each change.
 */
export function isFree(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (neverHolds in value || free.has(value)) return true
  if (mayHold(value)) return false
  free.add(value)
  return true
}

/** Whether a value may contain a `{name}`. */
export function mayHold(value: unknown): value is string | object {
  if (typeof value === 'string') return value.includes('{')
  if (Array.isArray(value)) return value.some(mayHold)
  return typeof value === 'object' && value !== null && Object.values(value).some(mayHold)
}
