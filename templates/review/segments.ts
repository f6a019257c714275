import { atField, editDistance, type Fault, groupedBy } from 'build-site'
import type { Reviewed, Rule } from '../model/site-types'

/** In characters: shorter words may differ by one letter and still be different words. */
const longEnough = 6

/** Each distinct label counts as a segment of the market. */
export const segmentsRule: Rule = {
  id: 'segments',
  promise: 'no segment differs from another one only by a typo',
  find: ({ data: { brands } }) => mistyped(brands),
}

function mistyped(brands: Reviewed['data']['brands']): Fault[] {
  const segments = [...groupedBy(brands, ({ value }) => value.stage)]
  const shared = segments.filter(([, own]) => own.length > 1)
  return segments.flatMap(([label, [only, ...others]]): Fault[] => {
    const isAlone = only !== undefined && others.length === 0 && label.length >= longEnough
    // Typos seldom change the first letter; different words often differ in it.
    const near = shared.find(([other]) => isAlone && other[0] === label[0] && editDistance(label, other) === 1)
    if (only === undefined || near === undefined) return []
    const message = `found the segment "${label}" of one brand, and "${near[0]}" of ${near[1].length}, expected one spelling if they mean the same`
    const fix = 'Correct the spelling, or leave it if it is a different segment'
    return [{ severity: 'notice', ...atField(only.source, ['stage']), message, fix }]
  })
}
