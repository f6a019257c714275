import { type ListPage, pageRange } from 'build-site'

interface ListPageHeadProps {
  readonly page: ListPage<unknown>
  readonly heading: string
  /** What the list lists, in the plural. */
  readonly items: string
  /** What has to be known of its figures. */
  readonly note: string
}

/** The head of a further page of a list: which part of it follows, and the way to what is said of the whole. */
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
