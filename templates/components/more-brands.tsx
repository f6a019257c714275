import type { Brand } from '../model/types'
import { Emblem } from './emblem'
import './more-brands.css'

/** Further reading: the brands most similar in theme and price, and the neighbours in the collection. */
export function MoreBrands({ related, previous, next }: Pick<Brand['page'], 'related' | 'previous' | 'next'>) {
  return (
    <div className="more-brands">
      {related.length > 0 && (
        <section aria-labelledby="related-heading">
          <h2 id="related-heading">Similar Names</h2>
          <ul className="related">
            {related.map(({ slug, emblem, collection, name, summary, address }) => (
              <li key={slug}>
                <a className="related-link" href={address.href} data-collection={collection}>
                  <Emblem emblem={emblem} collection={collection} />
                  <span>
                    <span className="related-name">{name}</span>
                    <span className="related-summary">{summary}</span>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <nav className="neighbours" aria-label="Neighboring brands">
        {previous !== undefined && (
          <a href={previous.address.href} rel="prev">
            <span aria-hidden="true">← </span>
            <span className="visually-hidden">Previous: </span>
            {previous.name}
          </a>
        )}
        {next !== undefined && (
          <a className="neighbour-next" href={next.address.href} rel="next">
            <span className="visually-hidden">Next: </span>
            {next.name}
            <span aria-hidden="true"> →</span>
          </a>
        )}
      </nav>
    </div>
  )
}
