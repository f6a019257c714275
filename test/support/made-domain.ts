const words =
  'coffee sail wind ski summit harbor data consulting media studio north bright garden market travel learn'.split(' ')
const word = (index: number) => words[index % words.length] ?? ''

/** A domain similar to those of the real list; a different one for each number. */
export function madeDomain(index: number) {
  const parts = [index, index * 7 + 3, Math.floor(index / words.length) * 5 + 1].map(word)
  return {
    slug: `${parts.join('')}${index}`,
    summary: `A ${parts.join(' and ')} name for firms at a turning point`,
    keywords: [...parts, ...[3, 5, 11, 13].map((step) => word(index * step + step)), `idea ${index}`],
  }
}
