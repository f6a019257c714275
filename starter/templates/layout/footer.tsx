import { mailto } from 'build-site'
import type { DocumentProps } from '../site-types'

/** How to write to the owner, and links to the other pages. The button works with the script, so the script shows it. */
export function Footer({ frame, path }: Pick<DocumentProps, 'frame' | 'path'>) {
  return (
    <footer className="site-footer">
      <p>
        {frame.name}, <a href={mailto(frame.email)}>{frame.email}</a>{' '}
        <button type="button" data-copy={frame.email} hidden>
          Copy address
        </button>{' '}
        <span role="status" />
      </p>
      <nav aria-label="Footer">
        <ul>
          {frame.footer.map(({ title, address }) => (
            <li key={address.path}>
              <a href={address.href} aria-current={address.path === path ? 'page' : undefined}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </footer>
  )
}
