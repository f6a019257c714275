/** What each `{name}` in texts stands for: the studio's names, and counts that are never typed by hand. */
export type Placeholders = Readonly<Record<string, string>>

const pattern = /\{([a-zA-Z][\w.-]*)\}/g

/** Replaces every `{name}` in a text. Unknown names are left as they are; `strayPlaceholders` reports them. */
export function fillText(text: string, placeholders: Placeholders): string {
  return text.replace(pattern, (whole, name: string) =>
    Object.hasOwn(placeholders, name) ? (placeholders[name] ?? whole) : whole,
  )
}

/** Replaces every `{name}` in all texts of a value, at any depth, without changing its shape. */
export function fillPlaceholders<T>(value: T, placeholders: Placeholders): T
export function fillPlaceholders(value: unknown, placeholders: Placeholders): unknown {
  if (!mayHold(value)) return value
  if (typeof value === 'string') return fillText(value, placeholders)
  if (Array.isArray(value)) return value.map((item) => fillPlaceholders(item, placeholders))
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillPlaceholders(item, placeholders)]))
}

/** Whether a value may contain a `{name}`. */
export function mayHold(value: unknown): value is string | object {
  if (typeof value === 'string') return value.includes('{')
  if (Array.isArray(value)) return value.some(mayHold)
  return typeof value === 'object' && value !== null && Object.values(value).some(mayHold)
}
