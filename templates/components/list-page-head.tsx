import type { ListPage } from 'build-site'
import type { ReactNode } from 'react'
import { pageRange } from '../model/list-pages'

interface ListPageHeadProps {
  readonly page: ListPage<unknown>
  readonly heading: string
  readonly lead: string
  /** The listed items, in the plural. */
  readonly items: string
  /** A picture on the right, if there is room. */
  readonly children?: ReactNode
}

/** The head of a page of a list; on a further page, it says which part of the list follows. */
export function ListPageHead({ page, heading, lead, items, children }: ListPageHeadProps) {
  return (
    <header className="page-head">
      <h1>{heading}</h1>
      {page.number === 1 ? (
        <p className="lead">{lead}</p>
      ) : (
        <p className="lead" data-range>
          This is {pageRange(page, items)}.
        </p>
      )}
      {children}
    </header>
  )
}
