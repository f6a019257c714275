import type { Query } from './match-domains'

/** A price in dollars, with or without what makes it a limit: `$10,000`, `under 15k`, `20000`. No name has such numbers. */
const price =
  /(?:(?:under|below|up to|less than) +)?(?<![\w/.-])(?:\$ *(?=\d)|(?=\d[\d,]{3}|\d+k))([\d,]+)(k?)(?![\w-]|\.\w)/i

const cheap = /(?<![\w.-])(?:cheap(?:est)?|affordable|budget)(?![\w.-])/i

/**
 * The query with a price that its words name as the highest one, and what costs that much first; for `cheap`, the lowest.
 * Undefined if they name none.
 */
export function withTypedPrice(query: Query): Query | undefined {
  const { q = '', max, sort } = query
  const [typed, digits = '', thousands] = price.exec(q) ?? []
  if (!typed) return cheap.test(q) ? { ...query, q: q.replace(cheap, ' '), sort: sort || 'low' } : undefined
  const amount = Number(digits.replaceAll(',', '') + (thousands && '000'))
  return {
    ...query,
    q: q.replace(typed, ' '),
    max: String(Math.min(Number(max) || amount, amount)),
    sort: sort || 'high',
  }
}
