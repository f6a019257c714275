import { slips } from '../../content/source/near-match'
import { groupedBy } from '../../lib/grouped-by'
import type { Fault } from '../site/finding'
import { atField } from '../site/place'
import type { RenderedSite } from '../site/rendered-site'
import type { Rule } from '../site/rule'

/** In characters: shorter words may differ in a letter and still be two. */
const longEnough = 6

/** Each distinct label counts as a segment of the market (specification §2, "Market Segments"). */
export const segmentsRule: Rule = {
  id: 'segments',
  promise: 'no segment is that of others with a slip in it',
  find: ({ data: { brands } }) => mistyped(brands),
}

function mistyped(brands: RenderedSite['data']['brands']): Fault[] {
  const segments = [...groupedBy(brands, ({ value }) => value.stage)]
  const shared = segments.filter(([, own]) => own.length > 1)
  return segments.flatMap(([label, [only, ...others]]): Fault[] => {
    const isAlone = only !== undefined && others.length === 0 && label.length >= longEnough
    // Hardly anybody mistypes a first letter, and other words begin with another.
    const near = shared.find(([other]) => isAlone && other[0] === label[0] && slips(label, other) === 1)
    if (only === undefined || near === undefined) return []
    const message = `found the segment "${label}" of one brand beside "${near[0]}" of ${near[1].length}, expected a single one if they are the same`
    const fix = 'Correct it, or leave it if it is another segment'
    return [{ severity: 'notice', ...atField(only.source, ['stage']), message, fix }]
  })
}
