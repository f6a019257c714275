import { groupedBy } from 'build-site'
import { nameWords } from '../rules/name-facts'
import type { BrandLink, Member } from './roster'

/** Maximum number of related brands on a page. */
const relatedAtMost = 3
/** How many of the brands that share a theme are compared: those nearest in price. */
const lookedAt = 12

/** A brand with what makes it similar to others. */
export interface Relative extends Pick<Member, 'link' | 'usd'> {
  readonly record: Pick<Member['record'], 'keywords'>
}

/**
 * Returns a function that finds the brands most similar to one of them: those that share its rarest themes (segment,
 * words of the name, keywords, their meanings, collection), then those nearest in price. Sold brands are only included
 * if there are too few others.
 * @param relatedWords one line for each meaning: `coffee, espresso, latte`
 */
export function relatedAmong(
  all: readonly Relative[],
  relatedWords: readonly string[] = [],
): (own: Relative) => readonly BrandLink[] {
  const meanings = groupedBy(
    relatedWords.flatMap((line) => line.split(', ').map((word) => ({ word, line }))),
    ({ word }) => word,
  )
  /** Everything that a brand may share with others; the last one is shared by all. */
  const themesOf = ({ link: { name, stage, collection }, record: { keywords } }: Relative) => {
    const meant = keywords.flatMap((word) => meanings.get(word) ?? []).map(({ line }) => line)
    const own = [stage.toLowerCase(), `in ${collection}`, ...nameWords(name).map((word) => `name ${word}`)]
    return new Set([...own, ...keywords, ...meant, ''])
  }
  const sorted = all.toSorted((a, b) => Number(a.link.sold) - Number(b.link.sold) || a.usd - b.usd)
  const shared = sorted.flatMap((brand) => [...themesOf(brand)].map((theme) => ({ theme, brand })))
  const themes = new Map(
    [...groupedBy(shared, ({ theme }) => theme)].map(([theme, tagged]) => {
      const brands = tagged.map(({ brand }) => brand)
      return [theme, { brands, places: new Map(brands.map((brand, place) => [brand, place])) }]
    }),
  )
  return (own) => {
    const scores = new Map<Relative, number>()
    for (const theme of themesOf(own)) {
      const { brands = [], places } = themes.get(theme) ?? {}
      const from = Math.max(0, Math.min((places?.get(own) ?? 0) - lookedAt / 2, brands.length - lookedAt))
      const rarity = Math.log(all.length / brands.length)
      for (const other of brands.slice(from, from + lookedAt)) scores.set(other, (scores.get(other) ?? 0) + rarity)
    }
    scores.delete(own)
    const away = ({ usd }: Relative) => Math.abs(usd - own.usd)
    return [...scores]
      .sort(([a, x], [b, y]) => Number(a.link.sold) - Number(b.link.sold) || y - x || away(a) - away(b))
      .slice(0, relatedAtMost)
      .map(([{ link }]) => link)
  }
}
