import type { ListPage } from 'build-site'
import { Fragment } from 'react'
import { formatNumber } from '../rules/formats'
import './page-nav.css'

/**
 * Navigation between the pages of a list, with dots for the pages left out; nothing if there is only one.
 *
 * @param props with its accessible name: pages of the price list
 */
export function PageNav({ page, label }: { readonly page: ListPage<unknown>; readonly label: string }) {
  const { number, of, previous, next, links, anchors } = page
  if (of === 1) return null
  return (
    <nav className="section" aria-label={label} data-pages={anchors?.href}>
      <div className="page-nav">
        <p className="page-nav-place on-paper">
          Page {formatNumber(number)} of {formatNumber(of)}
        </p>
        <p className="page-nav-numbers">
          {links.map(({ number: to, address }, index) => (
            <Fragment key={to}>
              {to - (links[index - 1]?.number ?? 0) > 1 && <span className="page-nav-dots">…</span>}
              <span className={to > 1 && to < of && Math.abs(to - number) > 1 ? 'page-nav-far' : undefined}>
                <a
                  className="button"
                  data-variant={to === number ? 'primary' : 'outline'}
                  href={address.href}
                  aria-current={to === number ? 'page' : undefined}
                >
                  <span className="visually-hidden">Page </span>
                  {to}
                </a>
              </span>{' '}
            </Fragment>
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
