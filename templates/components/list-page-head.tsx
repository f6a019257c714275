import { type ListPage, pageRange } from 'build-site'

interface ListPageHeadProps {
  readonly page: ListPage<unknown>
  readonly heading: string
  /** The listed items, in the plural. */
  readonly items: string
  /** A note on the figures. */
  readonly note: string
}

/** The head of a further page of a list: which part of the list follows, and a note on its figures. */
export function ListPageHead({ page, heading, items, note }: ListPageHeadProps) {
  return (
    <>
      <header className="page-head">
        <h1>{heading}</h1>
        <p className="lead">This is {pageRange(page, items)}.</p>
      </header>
      <p className="note">{note}</p>
    </>
  )
}
