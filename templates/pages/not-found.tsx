import type { Address, PageModule, Site } from 'build-site'
import './message.css'
import { messageHead } from '../components/message-head'

/** 404.html, for every address that has no page (specification §2, 404 page). */
const template: PageModule<NotFoundProps> = {
  pages: (site) => {
    const address = site.address('/404')
    const { notFound, updated } = site.errors
    const head = messageHead(site, address, notFound, site.studio.holding)
    return [{ address, head, updated, isErrorPage: true, props: { notFound, home: site.addresses.home } }]
  },
  body: NotFound,
}

export default template

interface NotFoundProps extends Pick<Site['errors'], 'notFound'> {
  readonly home: Address
}

function NotFound({ notFound: { code, heading, text, action }, home }: NotFoundProps) {
  return (
    <div className="message" data-not-found>
      <h1>
        <span className="message-code">{code}</span> {heading}
      </h1>
      <p>{text}</p>
      <a className="button" data-variant="primary" href={home.href}>
        {action}
      </a>
    </div>
  )
}
