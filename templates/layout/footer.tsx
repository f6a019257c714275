import type { LinkColumn as Column } from '../model/frame'
import type { DocumentProps } from '../model/site-types'
import './footer.css'
import { ExternalLink } from '../components/external-link'

/**
 * Brand blurb, social links, the two columns, and the notices. In print, a page that it links to shows its own address;
 * other pages share one footer, which shows the address of the site.
 */
export function Footer({ frame, path }: Pick<DocumentProps, 'frame' | 'path'>) {
  const { studio, site, addresses, footer } = frame
  const links = footer.flatMap((column) => column.links)
  const own = links.find(({ address }) => address.path === path)?.address ?? addresses.home
  return (
    <footer className="site-footer">
      <div className="site-footer-columns">
        <div className="site-footer-about">
          <p className="site-footer-name">{studio.name}</p>
          <p>{studio.blurb}</p>
          {studio.social.length > 0 && (
            <ul className="site-footer-social" aria-label="Social media">
              {studio.social.map(({ network, href }) => (
                <li key={network}>
                  <ExternalLink href={href}>{network}</ExternalLink>
                </li>
              ))}
            </ul>
          )}
        </div>
        {footer.map((column) => (
          <LinkColumn key={column.heading} {...column} />
        ))}
      </div>
      <div className="site-footer-notices">
        <p>{studio.disclaimer}</p>
        <p>
          © {studio.copyrightYear} {studio.name}. {studio.ownership}
          {studio.company !== undefined && ` ${studio.company}.`}
          <span className="on-paper">
            {' '}
            {site + own.path}, {studio.email}
          </span>
        </p>
      </div>
    </footer>
  )
}

function LinkColumn({ heading, links }: Column) {
  if (links.length === 0) return null
  return (
    <nav aria-label={heading}>
      <h2 className="site-footer-heading">{heading}</h2>
      <ul>
        {links.map(({ title, address }) => (
          <li key={address.path}>
            <a href={address.href}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
