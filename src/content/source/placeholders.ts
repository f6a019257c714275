import { type FieldPath, someText, textsIn } from '../parse/source'

/** The values of each `{name}` in texts, such as the studio's names, and counts that are never typed by hand. */
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
  return someText(value, (text) => text.includes('{'))
}

/** A backslash before a character that has a meaning in Markdown makes it literal. */
const signs = /[!-/:-@[-`{-~]/g

/** Replaces every `{name}` in a Markdown text. The value is text, never markup: `*Studio*` keeps its asterisks. */
export function fillMarkdown(text: string, placeholders: Placeholders): string {
  const escaped = Object.entries(placeholders).map(([name, value]) => [name, value.replace(signs, '\\$&')])
  return fillText(text, Object.fromEntries(escaped))
}

/** A `{name}` that is unknown or mistyped, and the field it is in. */
export interface StrayPlaceholder {
  readonly path: FieldPath
  readonly name: string
  /** As typed, such as `{ studio }`. */
  readonly found: string
}

/** What may be meant as a placeholder: with spaces, in double braces, or not closed. */
const lookalike = /\{\{?\s*([a-zA-Z](?:[\w.-]*\w)?)(\s*\}\}?)?/g

/** Finds every unknown `{name}`, and those that would be published verbatim because they are mistyped. */
export function strayPlaceholders(value: unknown, known: readonly string[]): StrayPlaceholder[] {
  return [...textsIn(value)].flatMap(({ text, path }) => strayIn(text, known).map((stray) => ({ path, ...stray })))
}

function strayIn(text: string, known: readonly string[]): Omit<StrayPlaceholder, 'path'>[] {
  return [...text.matchAll(lookalike)].flatMap(([found, name = '', end]) => {
    const isKnown = known.includes(name)
    // An unclosed brace before another word may be intended.
    const isStray = end === undefined ? isKnown : !isKnown || found !== `{${name}}`
    return isStray ? [{ name, found }] : []
  })
}
