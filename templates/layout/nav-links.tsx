import type { Site } from 'build-site'

interface NavLinksProps {
  readonly site: Site
  /** The path of the page that shows the links. */
  readonly path: string
}

/** The four links of the header, which the drawer repeats (specification §2, Global header and footer). */
export function NavLinks({ site, path }: NavLinksProps) {
  const links = [
    ...site.collections.map(({ texts, address }) => ({ label: texts.title, address })),
    { label: 'Domains', address: site.addresses.domains },
    { label: 'Contact Us', address: site.addresses.contact },
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
