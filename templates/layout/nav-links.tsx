import type { DocumentProps } from 'build-site'

/** The four links of the header, which the drawer repeats (specification §2, Global header and footer). */
export function NavLinks({ frame, path }: Pick<DocumentProps, 'frame' | 'path'>) {
  const links = [
    ...frame.collections.map(({ title, address }) => ({ label: title, address })),
    { label: 'Domains', address: frame.addresses.domains },
    { label: 'Contact Us', address: frame.addresses.contact },
  ]
  return (
    <ul className="nav-links">
      {links.map(({ label, address }, index) => (
        <li key={address.path}>
          <a
            className="button"
            data-variant={index === links.length - 1 ? 'primary' : 'outline'}
            href={address.href}
            aria-current={address.path === path ? 'page' : undefined}
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
