import type { DocumentProps } from '../model/site-types'

/** The links of the header, repeated in the drawer. */
export function NavLinks({ frame, path, within }: Pick<DocumentProps, 'frame' | 'path' | 'within'>) {
  const links = frame.header
  return (
    <ul className="nav-links">
      {links.map(({ title, address }, index) => (
        <li key={address.path}>
          <a
            className="button"
            data-variant={index === links.length - 1 ? 'primary' : 'outline'}
            href={address.href}
            aria-current={address.path === path ? 'page' : address.path === within || undefined}
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  )
}
