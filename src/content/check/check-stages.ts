import { groupedBy } from '../grouped-by'
import type { Problem } from '../problem'
import { problemAt } from '../source/problem-at'
import type { CrossReading } from './cross-reading'

/**
 * Reports labels of segments that differ in nothing but capitals, spaces and signs: each would count as a segment of its own
 * (specification §2, "Market Segments").
 */
export function checkStages({ data: { brands = [] } }: CrossReading): Problem[] {
  const labels = [...groupedBy(brands, ({ value }) => value.stage)].map(([label, own]) => ({ label, own }))
  const alike = groupedBy(labels, ({ label }) => plainForm(label))
  return [...alike.values()].flatMap((spellings) => {
    // The usual one is that of most brands.
    const [usual, ...others] = spellings.toSorted((a, b) => b.own.length - a.own.length)
    const [first] = usual?.own ?? []
    if (usual === undefined || first === undefined) return []
    const message = (found: string) =>
      `found the segment "${found}", expected "${usual.label}" as in ${first.source.file}; otherwise they count as two`
    return others.flatMap(({ label, own }) => own.map(({ source }) => problemAt(source, ['stage'], message(label))))
  })
}

function plainForm(label: string): string {
  return label.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}
