import type { Framed, PageModule } from '../model/site-types'
import type { Site } from '../model/types'
import './message.css'
import { ActionButton } from '../components/action-button'
import { type ErrorPageProps, errorPage } from '../components/error-page'

/** 500.html, for hosts that show it after an error. */
export default {
  pages: (site) => [errorPage(site, '/500', site.errors.crash)],
  body: Crash,
} satisfies PageModule<CrashProps>

type CrashProps = ErrorPageProps<Site['errors']['crash']>

function Crash({ frame: { studio }, message: { heading, text, action }, home }: Framed<CrashProps>) {
  return (
    <div className="message">
      <h1>{heading}</h1>
      <p>{text}</p>
      <div className="button-row">
        <ActionButton label={action} href={home.href} variant="primary" />
        <ActionButton label={studio.email} href={studio.mailto} variant="outline" />
      </div>
    </div>
  )
}
