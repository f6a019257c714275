import { type PageModule, type Site, webPage } from 'build-site'
import './message.css'

/** 500.html, for hosts that show one when something breaks (specification §8, unhandled error). */
const pages: PageModule = (site) => {
  const { title, description } = site.errors.crash
  const address = site.address('/500')
  return [
    {
      address,
      head: {
        title: `${title} | ${site.studio.holding}`,
        description,
        noindex: true,
        share: { title: site.studio.name, line: site.studio.tagline },
        jsonLd: [webPage({ name: title, description, url: address.url })],
      },
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
