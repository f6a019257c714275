import type { Frame } from '../model/frame'

/** The portfolios and the price list, as linked by header, footer and the 404 page. */
export function listLinks({ collections, addresses }: Frame): Frame['collections'] {
  return [...collections, { title: 'Domains', address: addresses.domains }]
}
