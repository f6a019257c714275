/** The number of a card by index (from 0): `01`, `02` … (specification §9: two digits). */
export function cardNumber(index: number): string {
  return String(index + 1).padStart(2, '0')
}
