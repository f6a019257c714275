import type { PageModule, Site } from 'build-site'
import './message.css'
import { messageHead } from '../components/message-head'

/** 404.html, for every address that has no page (specification §2, 404 page). */
const pages: PageModule = (site) => {
  const address = site.address('/404')
  return [
    {
      address,
      head: messageHead(site, address, site.errors.notFound, site.studio.holding),
      updated: site.errors.updated,
      isErrorPage: true,
      render: () => <NotFound site={site} />,
    },
  ]
}

export default pages

function NotFound({ site }: { readonly site: Site }) {
  const { code, heading, text, action } = site.errors.notFound
  return (
    <div className="message" data-not-found>
      <h1>
        <span className="message-code">{code}</span> {heading}
      </h1>
      <p>{text}</p>
      <a className="button" data-variant="primary" href={site.addresses.home.href}>
        {action}
      </a>
    </div>
  )
}
