import type { PageModule, Site } from 'build-site'
import './message.css'
import { messageHead } from '../components/message-head'

/** 500.html, for hosts that show one when something breaks (specification §8, unhandled error). */
const pages: PageModule = (site) => {
  const address = site.address('/500')
  return [
    {
      address,
      head: messageHead(site, address, site.errors.crash, site.studio.holding),
      updated: site.errors.updated,
      isErrorPage: true,
      render: () => <Crash site={site} />,
    },
  ]
}

export default pages

function Crash({ site }: { readonly site: Site }) {
  const { heading, text, action } = site.errors.crash
  return (
    <div className="message">
      <h1>{heading}</h1>
      <p>{text}</p>
      <a className="button" data-variant="primary" href={site.addresses.home.href}>
        {action}
      </a>
    </div>
  )
}
