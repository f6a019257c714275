import type { Brand } from '../model/types'

/** The fields of a brand that its page needs: a change of others does not render it again. */
export type ShownBrand = ReturnType<typeof shownBrand>

/** Extracts what the page of a brand shows. */
export function shownBrand({
  updated,
  concept,
  number,
  badge,
  homeBadge,
  summary,
  keywords,
  box,
  cardId,
  ...shown
}: Brand) {
  return shown
}
