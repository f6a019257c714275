import { fillPlaceholders, type Placeholders } from '../source/placeholders'

/** Fills the placeholders in the texts of a value. */
export type Fill = <T extends object>(value: T) => T

/** Returns a function that fills them in. */
export function filling(names: Placeholders): Fill {
  return (value) => fillPlaceholders(value, names)
}
