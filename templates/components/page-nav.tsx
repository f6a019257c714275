import type { ListPage } from 'build-site'
import { formatNumber } from '../rules/formats'
import './page-nav.css'

interface PageNavProps {
  readonly page: ListPage<unknown>
  /** Its accessible name: pages of the price list. */
  readonly label: string
}

/** Navigation between the pages of a list; nothing if there is only one. */
export function PageNav({ page, label }: PageNavProps) {
  const { number, of, previous, next, links, anchors } = page
  if (of === 1) return null
  return (
    <nav className="section" aria-label={label} data-pages={anchors?.href}>
      <div className="page-nav">
        <p className="page-nav-place on-paper">
          Page {formatNumber(number)} of {formatNumber(of)}
        </p>
        <p className="page-nav-numbers">
          {links.map((link, index) => (
            <Way key={link.number} link={link} before={links[index - 1]} page={page} />
          ))}
        </p>
        {previous !== undefined && (
          <a className="button" data-variant="outline" href={previous.href} rel="prev">
            ← Previous
          </a>
        )}
        {next !== undefined && (
          <a className="button" data-variant="outline" href={next.href} rel="next">
            Next →
          </a>
        )}
      </div>
    </nav>
  )
}

type Link = ListPage<unknown>['links'][number]

interface WayProps {
  readonly link: Link
  /** The link before it; undefined for the first one. */
  readonly before: Link | undefined
  readonly page: Pick<ListPage<unknown>, 'number' | 'of'>
}

/** The link to a page by its number, with dots for the pages between it and the previous link. */
function Way({ link: { number, address }, before, page }: WayProps) {
  const isFar = number > 1 && number < page.of && Math.abs(number - page.number) > 1
  return (
    <>
      {number - (before?.number ?? 0) > 1 && <span className="page-nav-dots">…</span>}
      <span className={isFar ? 'page-nav-far' : undefined}>
        <a
          className="button"
          data-variant={number === page.number ? 'primary' : 'outline'}
          href={address.href}
          aria-current={number === page.number ? 'page' : undefined}
        >
          <span className="visually-hidden">Page </span>
          {number}
        </a>
      </span>{' '}
    </>
  )
}
