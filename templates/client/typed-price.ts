import type { Query } from './match-domains'

/** A price in dollars, with or without what makes it a limit: `$10,000`, `under 15k`, `20000`. No name has such numbers. */
const price =
  /(?:\b(?:under|below|up to|at most|less than|max)\s+)?(?<![\w/.-])(?:\$\s*(\d[\d,]*)(k?)|(\d[\d,]{3,})|(\d+)(k))(?![\w-]|\.\w)/i

const cheap = /(?<![\w.-])(?:cheap|cheapest|affordable|inexpensive|budget|low price)(?![\w.-])/i

/** The query, with a price that its words name as the highest one, and what costs that much first; for `cheap`, the lowest. */
export function withTypedPrice(query: Query): Query {
  const { q = '', max, sort } = query
  const [typed, dollars, thousands, number, thousand, k] = price.exec(q) ?? []
  if (typed === undefined) return cheap.test(q) ? { ...query, q: q.replace(cheap, ' '), sort: sort || 'low' } : query
  const amount = Number((dollars ?? number ?? thousand ?? '').replaceAll(',', '')) * (thousands || k ? 1000 : 1)
  const most = max ? Math.min(Number(max), amount) : amount
  return { ...query, q: q.replace(typed, ' '), max: String(most), sort: sort || 'high' }
}
