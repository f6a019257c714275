import type { DomainIndex } from '../files/built-list'
import { type ResultRow, resultRow } from './result-row'

/**
 * Removes the sample rows from a table, and returns a function that shows domains in its rows, starting at a given row.
 */
export function resultRows(body: Element, index: DomainIndex): (places: readonly number[], from: number) => void {
  const samples = [...body.children]
  const sold = new Set(index.sold)
  // For each table row, one element for an available domain and one for a sold one, created on demand.
  const rows: ResultRow[][] = []
  const rowFor = (place: number, at: number): ResultRow[] => {
    const kind = Number(sold.has(place))
    const kinds = rows[at] ?? []
    const sample = samples[kind]
    const row = kinds[kind] ?? (sample && resultRow(index, sample))
    if (!row) return []
    rows[at] = kinds
    kinds[kind] = row
    row.fill(place)
    return [row]
  }

  return (places, from) => {
    const shown = places.flatMap((place, at) => rowFor(place, from + at))
    for (const [at, { element }] of shown.entries()) {
      // An element already in place is left alone, which saves the browser a layout.
      const there = body.children[from + at]
      if (!there) body.append(element)
      else if (there !== element) there.replaceWith(element)
    }
    while (body.children.length > from + shown.length) body.lastElementChild?.remove()
  }
}
