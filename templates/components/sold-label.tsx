import './sold-label.css'

/** Replaces a price where there is no room for more words. */
export function SoldLabel() {
  return <strong className="sold-label">Sold</strong>
}
