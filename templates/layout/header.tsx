import type { DocumentProps } from '../model/site-types'
import './header.css'
import { StudioMark } from '../components/studio-mark'
import { NavLinks } from './nav-links'

/** The sticky bar. The drawer is a popover, so the browser opens and closes it, with or without the script. */
export function Header({ frame, path, within }: Pick<DocumentProps, 'frame' | 'path' | 'within'>) {
  return (
    <header className="site-header">
      <div className="site-header-row">
        <a className="site-brand" href={frame.addresses.home.href}>
          <StudioMark logo={frame.studio.logo} />
          {frame.studio.name}
        </a>
        <nav className="site-nav" aria-label="Main">
          <NavLinks frame={frame} path={path} within={within} />
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
          <NavLinks frame={frame} path={path} within={within} />
        </nav>
      </dialog>
    </header>
  )
}
