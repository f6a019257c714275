import type { ShownBrand } from './shown-brand'
import './sold.css'

/** Replaces price and buttons: says that the brand is sold, and links to the others. */
export function Sold({ brand: { host, collection } }: { readonly brand: Pick<ShownBrand, 'host' | 'collection'> }) {
  return (
    <div className="sold">
      <p className="figure">Sold</p>
      <p>
        {host} has found its owner. <a href={collection.address.href}>See the other brands of the {collection.name}</a>
      </p>
    </div>
  )
}
