import type { DocumentProps } from '../site-types'

/** The name, the version and the search, which the script shows: it does nothing without one. */
export function Header({ frame: { name, version, home, search } }: Pick<DocumentProps, 'frame'>) {
  return (
    <header className="site-header">
      <p className="site-name">
        <a href={home.href}>{name}</a> <span className="version">{version}</span>
      </p>
      <search>
        <form className="search" data-search={search} hidden>
          <label>
            <span className="unseen">Search the documentation</span>
            <input type="search" placeholder="Search" autoComplete="off" aria-keyshortcuts="/" />
          </label>
          <p className="unseen" role="status" />
          <ol className="results" hidden />
        </form>
      </search>
    </header>
  )
}
