import type { Problem } from '../../lib/problem'
import { placeOf, problemAt } from '../source/problem-at'
import type { DataReading } from '../source/read-data'
import { repeated } from './repeated'

/** Reports ids of cards that two brands have in common: a link to one of the cards would lead to the other. */
export function checkIds({ data: { brands = [] } }: DataReading): Problem[] {
  if (brands.every(({ value: { id } }) => id === undefined)) return []
  const cards = brands.map(({ slug, value: { id }, source }) => ({ id: id ?? slug, isTyped: id !== undefined, source }))
  const typed = cards.filter(({ isTyped }) => isTyped)
  const implied = cards.filter(({ isTyped }) => !isTyped)
  return repeated([...implied, ...typed], ({ id }) => id)
    .filter(([{ isTyped }]) => isTyped)
    .map(([{ id, source }, { source: first, isTyped }]) => {
      const place = isTyped ? placeOf({ source: first, path: ['id'] }) : first.file
      return problemAt(source, ['id'], `found the id ${id} a second time, expected each id once; ${place} has it`)
    })
}
