import { type Document, isScalar, type Pair, visit } from 'yaml'
import type { Slip } from './slip'

/** Pre-check, limited to text in braces because many texts contain such a number. */
export const commaInBraces = /\{[^{}\n]*\d,\d{3}(?!\d)/

/** Thousands separators within braces: to YAML, `{ from: 75,000 }` has a field `from` of 75 and one named `000`. */
export function commasInNumbers(document: Document.Parsed): Slip[] {
  const slips: Slip[] = []
  visit(document, {
    Pair(_, { key, value }) {
      if (!isRestOfNumber({ key, value }) || !isScalar(key)) return
      const message = 'found a comma in a number within braces, expected the number without it, such as 75000'
      slips.push({ message, offset: key.range?.[0] ?? 0 })
    },
  })
  return slips
}

/** Whether a field is what follows such a comma. */
export function isRestOfNumber({ key, value }: Pick<Pair, 'key' | 'value'>): boolean {
  return isScalar(key) && /^\d{3}$/.test(key.source ?? '') && !value
}
