import type { Framed, PageModule } from '../model/site-types'
import type { Site } from '../model/types'
import './message.css'
import { type ErrorPageProps, errorPage } from '../components/error-page'

/** 500.html, for hosts that show it after an error. */
const template: PageModule<CrashProps> = {
  pages: (site) => [errorPage(site, '/500', site.errors.crash)],
  body: Crash,
}

export default template

type CrashProps = ErrorPageProps<Site['errors']['crash']>

function Crash({ frame: { studio }, message: { heading, text, action }, home }: Framed<CrashProps>) {
  return (
    <div className="message">
      <h1>{heading}</h1>
      <p>{text}</p>
      <div className="button-row">
        <a className="button" data-variant="primary" href={home.href}>
          {action}
        </a>
        <a className="button" data-variant="outline" href={studio.mailto}>
          {studio.email}
        </a>
      </div>
    </div>
  )
}
