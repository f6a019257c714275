import type { Address, PageModule, Site } from 'build-site'
import './message.css'
import { messageHead } from '../components/message-head'

/** 500.html, for hosts that show one when something breaks (specification §8, unhandled error). */
const template: PageModule<CrashProps> = {
  pages: (site) => {
    const address = site.address('/500')
    const { crash, updated } = site.errors
    const head = messageHead(site, address, crash, site.studio.holding)
    return [{ address, head, updated, isErrorPage: true, props: { crash, home: site.addresses.home } }]
  },
  body: Crash,
}

export default template

interface CrashProps extends Pick<Site['errors'], 'crash'> {
  readonly home: Address
}

function Crash({ crash: { heading, text, action }, home }: CrashProps) {
  return (
    <div className="message">
      <h1>{heading}</h1>
      <p>{text}</p>
      <a className="button" data-variant="primary" href={home.href}>
        {action}
      </a>
    </div>
  )
}
