import type { ListPage } from 'build-site'
import { pageRange } from '../model/list-head'

interface ListPageHeadProps {
  readonly page: ListPage<unknown>
  readonly heading: string
  /** The listed items, in the plural. */
  readonly items: string
}

/** The head of a further page of a list: which part of the list follows. */
export function ListPageHead({ page, heading, items }: ListPageHeadProps) {
  return (
    <header className="page-head">
      <h1>{heading}</h1>
      <p className="lead" data-range>
        This is {pageRange(page, items)}.
      </p>
    </header>
  )
}
