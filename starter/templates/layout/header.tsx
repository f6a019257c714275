import type { DocumentProps } from '../site-types'

/** The name of the site, and links to its parts. */
export function Header({ frame, path, within }: Pick<DocumentProps, 'frame' | 'path' | 'within'>) {
  return (
    <header className="site-header">
      <a className="site-name" href={frame.home.href}>
        {frame.name}
      </a>
      <nav aria-label="Main">
        <ul>
          {frame.header.map(({ title, address }) => (
            <li key={address.path}>
              <a
                href={address.href}
                aria-current={address.path === path ? 'page' : address.path === within ? 'true' : undefined}
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  )
}
