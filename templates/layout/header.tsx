import type { DocumentProps } from '../model/site-types'
import './header.css'
import { StudioMark } from '../components/mark'

type HeaderProps = Pick<DocumentProps, 'frame' | 'path' | 'within'>

/** The sticky bar. The drawer is a popover, so the browser opens and closes it, with or without the script. */
export function Header(props: HeaderProps) {
  const { frame } = props
  return (
    <header className="site-header">
      <div className="site-header-row">
        <a className="site-brand" href={frame.addresses.home.href}>
          <StudioMark logo={frame.studio.logo} />
          {frame.studio.name}
        </a>
        <nav className="site-nav" aria-label="Main">
          <NavLinks {...props} />
        </nav>
        <button className="button menu-button" data-variant="outline" type="button" popoverTarget="menu">
          Menu
        </button>
      </div>
      <dialog className="drawer" id="menu" popover="auto" aria-label="Menu" data-drawer>
        <button className="button" data-variant="outline" type="button" popoverTarget="menu" popoverTargetAction="hide">
          Close
        </button>
        <nav aria-label="Menu">
          <NavLinks {...props} />
        </nav>
      </dialog>
    </header>
  )
}

/** The links of the header, repeated in the drawer. */
function NavLinks({ frame: { header }, path, within }: HeaderProps) {
  return (
    <ul className="nav-links">
      {header.map(({ title, address }, index) => (
        <li key={address.path}>
          <a
            className="button"
            data-variant={index === header.length - 1 ? 'primary' : 'outline'}
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
