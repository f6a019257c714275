import { groupedBy, type Problem, problemAt } from 'build-site'
import type { Reading } from '../content'

const capital = /^\p{Lu}/u

/** Reports segment labels that differ only in case, spaces, dashes and quotes: each would count as a segment. */
export function checkStages({ data: { brands = [] } }: Reading): Problem[] {
  const labels = [...groupedBy(brands, ({ value }) => value.stage)].map(([label, own]) => ({ label, own }))
  const alike = groupedBy(labels, ({ label }) => plainForm(label))
  return [...alike.values()].flatMap((spellings) => {
    // The usual spelling is the one of most brands, or else the capitalized one.
    const [usual, ...others] = spellings.toSorted(
      (a, b) => b.own.length - a.own.length || Number(capital.test(b.label)) - Number(capital.test(a.label)),
    )
    const [first] = usual?.own ?? []
    if (usual === undefined || first === undefined) return []
    const expected = `expected "${usual.label}" as in ${first.source.file}; otherwise they count as two`
    return others.flatMap(({ label, own }) =>
      own.map(({ source }) => problemAt(source, ['stage'], `found the segment "${label}", ${expected}`)),
    )
  })
}

/** A label without insignificant characters; significant ones, as in `C++`, stay. */
function plainForm(label: string): string {
  return (
    label
      .normalize('NFC')
      .toLowerCase()
      .replace(/[\s\p{Pd}\p{Pi}\p{Pf}"'.,;:_]/gu, '') || label
  )
}
