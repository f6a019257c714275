import type { ListPage } from 'build-site'
import { Fragment } from 'react'

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
      <p>
        {previous !== undefined && (
          <a className="button" data-variant="outline" href={previous.href} rel="prev">
            ← Previous
          </a>
        )}{' '}
        {links.map((link, index) => (
          <Fragment key={link.number}>
            {link.number - (links[index - 1]?.number ?? 0) > 1 && '… '}
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
        {next !== undefined && (
          <a className="button" data-variant="outline" href={next.href} rel="next">
            Next →
          </a>
        )}
      </p>
    </nav>
  )
}
