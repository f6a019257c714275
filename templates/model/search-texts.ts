import type { Brand } from './build-brand'

/** In characters: search results cut longer texts. */
const titleMost = 60
const descriptionMost = 155

/** What search results say about a brand. */
type Offered = Pick<Brand, 'name' | 'host' | 'stage' | 'summary' | 'status' | 'sold'> &
  Partial<Pick<Brand, 'concept'>> &
  Readonly<Record<'price' | 'studio', string>>

/**
 * The title and description of a brand page, for people who look for a name to buy. If they would be too long, the
 * stage is dropped first, then the studio. The price is only in the description, and nowhere once the brand is sold.
 */
export function searchTexts(brand: Offered) {
  const { stage, concept = `${stage} Brand`, summary, price, studio, status, sold } = brand
  const domain = readableHost(brand)
  const what = sold ? `${domain} (Sold)` : `${domain} for Sale`
  const offer = sold ? `${domain} has been sold.` : `${domain} is for sale at ${price}.`
  const kind = !sold && status === 'developing' ? `${concept} in development.` : `${concept}.`
  const about = /[.!?…]$/.test(summary) ? summary : `${summary}.`
  const by = sold ? `See what else ${studio} offers.` : `By ${studio}.`
  return {
    title: firstWithin(titleMost, `${what}: ${concept} | ${studio}`, `${what} | ${studio}`, what),
    description: firstWithin(
      descriptionMost,
      `${offer} ${kind} ${about} ${by}`,
      `${offer} ${about} ${by}`,
      `${offer} ${about}`,
      offer,
    ),
  }
}

/** The host with the capitals of the name, if both are equal: `VistaEspresso.com`. */
function readableHost({ name, host }: Pick<Offered, 'name' | 'host'>): string {
  const label = name.replaceAll(' ', '')
  return host.startsWith(`${label.toLowerCase()}.`) ? label + host.slice(label.length) : host
}

/** The first text that is short enough, or else the last one. */
function firstWithin(most: number, ...texts: readonly string[]): string {
  return texts.find((text) => [...text].length <= most) ?? texts.at(-1) ?? ''
}
