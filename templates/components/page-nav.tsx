import { formatNumber, type ListPage } from 'build-site'
import { Fragment } from 'react'
import './page-nav.css'

interface PageNavProps {
  readonly page: ListPage<unknown>
  /** Its accessible name: pages of the price list. */
  readonly label: string
}

/** Navigation between the pages of a list; nothing if there is only one. */
export function PageNav({ page: { number, of, previous, next, links, anchors }, label }: PageNavProps) {
  if (of === 1) return null
  return (
    <nav className="section" aria-label={label} data-pages={anchors?.href}>
      <div className="page-nav">
        {previous !== undefined && (
          <a className="button" data-variant="outline" href={previous.href} rel="prev">
            ← Previous
          </a>
        )}
        <p className="page-nav-place">
          <span className="visually-hidden">Page </span>
          {formatNumber(number)} of {formatNumber(of)}
        </p>
        <Numbers number={number} links={links} />
        {next !== undefined && (
          <a className="button" data-variant="outline" href={next.href} rel="next">
            Next →
          </a>
        )}
      </div>
    </nav>
  )
}

/** The first page, the last one and those around the current one; dots stand for the others. */
function Numbers({ number, links }: Pick<ListPage<unknown>, 'number' | 'links'>) {
  return (
    <p className="page-nav-numbers">
      {links.map((link, index) => (
        <Fragment key={link.number}>
          {link.number - (links[index - 1]?.number ?? 0) > 1 && <span>…</span>}
          <a
            className="button"
            data-variant={link.number === number ? 'primary' : 'outline'}
            href={link.address.href}
            aria-current={link.number === number ? 'page' : undefined}
          >
            <span className="visually-hidden">Page </span>
            {link.number}
          </a>{' '}
        </Fragment>
      ))}
    </p>
  )
}
