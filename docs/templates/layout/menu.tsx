import type { DocumentProps } from '../site-types'

/** All pages by chapter. It is folded where the screen is narrow. */
export function Menu({ frame: { chapters }, path }: Pick<DocumentProps, 'frame' | 'path'>) {
  return (
    <nav className="menu" aria-label="Documentation">
      <details className="fold">
        <summary>Menu</summary>
        {chapters.map(({ title, links }) => (
          <section key={title}>
            <p className="chapter">{title}</p>
            <ul>
              {links.map((link) => (
                <li key={link.address.path}>
                  <a href={link.address.href} aria-current={link.address.path === path ? 'page' : undefined}>
                    {link.title}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </details>
    </nav>
  )
}
