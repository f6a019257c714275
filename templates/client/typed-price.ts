import type { Query } from './match-domains'

/** A price in dollars, with or without a word for a limit: `$10,000`, `under 15k`, `20000`. */
const price =
  /(?:(?:under|below|up to|less than) +)?(?<![\w/.-])(?:\$ *(?=\d)|(?=\d[\d,]{3}|\d+k))([\d,]+)(k?)(?![\w-]|\.\w)/i

const cheap = /(?<![\w.-])(?:cheap(?:est)?|affordable|budget)(?![\w.-])/i

/**
 * The query with the price in its words as the highest price, sorted so that the most expensive come first; for
 * `cheap`, the lowest first. Undefined without a price.
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
