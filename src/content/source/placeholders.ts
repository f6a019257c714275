/** What `{name}` stands for in the texts, by name: the studio's names and the counts that nobody types. */
export type Placeholders = Readonly<Record<string, string>>

const pattern = /\{([a-zA-Z][\w.-]*)\}/g

/** Replaces every `{name}` in a text. Unknown names stay as they are: `unknownPlaceholders` tells them. */
export function fillText(text: string, placeholders: Placeholders): string {
  return text.replace(pattern, (whole, name: string) =>
    Object.hasOwn(placeholders, name) ? (placeholders[name] ?? whole) : whole,
  )
}

/** Replaces every `{name}` in all texts of a value, however deep, and leaves the shape as it is. */
export function fillPlaceholders<T>(value: T, placeholders: Placeholders): T
export function fillPlaceholders(value: unknown, placeholders: Placeholders): unknown {
  if (isFree(value) || !mayHold(value)) return value
  if (typeof value === 'string') return fillText(value, placeholders)
  if (Array.isArray(value)) return value.map((item) => fillPlaceholders(item, placeholders))
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillPlaceholders(item, placeholders)]))
}

/** Records that were found to hold no `{name}`. */
const free = new WeakSet<object>()

/** Notes that a record holds none, as was found out before. */
export function noteFree(record: unknown): void {
  if (typeof record === 'object' && record !== null) free.add(record)
}

/** Whether a record holds none. Nearly none does, and thousands are looked at again after each change of one. */
export function isFree(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (free.has(value)) return true
  if (mayHold(value)) return false
  free.add(value)
  return true
}

/** Whether a value may hold a `{name}`. */
export function mayHold(value: unknown): value is string | object {
  if (typeof value === 'string') return value.includes('{')
  if (Array.isArray(value)) return value.some(mayHold)
  return typeof value === 'object' && value !== null && Object.values(value).some(mayHold)
}
