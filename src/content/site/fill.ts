import { fillPlaceholders, isFree, type Placeholders, usedPlaceholders } from '../source/placeholders'
import type { Remember } from './remember'

/** Fills the placeholders in the texts of a value. */
export type Fill = <T extends object>(value: T) => T

/** Returns a function that fills them in. @param remember returns what was filled before */
export function filling(names: Placeholders, remember: Remember): Fill {
  return (value) => {
    if (isFree(value)) return value
    // As a text, which can be compared.
    const used = JSON.stringify(usedPlaceholders(value, names))
    return remember('filled', value, [used], () => fillPlaceholders(value, names))
  }
}
