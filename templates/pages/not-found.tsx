import type { Framed, PageModule } from '../model/site-types'
import type { Site } from '../model/types'
import './message.css'
import { ActionButton } from '../components/action-button'
import { type ErrorPageProps, errorPage } from '../components/error-page'

/** 404.html, for every address without a page. */
export default {
  pages: (site) => [errorPage(site, '/404', site.errors.notFound)],
  body: NotFound,
} satisfies PageModule<NotFoundProps>

type NotFoundProps = ErrorPageProps<Site['errors']['notFound']>

function NotFound({ frame, message: { code, heading, text, action }, home }: Framed<NotFoundProps>) {
  return (
    <div className="message" data-not-found="404 Error: User attempted to access non-existent route:">
      <h1>
        <span className="message-code">{code}</span> {heading}
      </h1>
      <p>{text}</p>
      <div className="button-row">
        <ActionButton label={action} href={home.href} variant="primary" />
        {frame.lists.map(({ title, address }) => (
          <ActionButton label={title} href={address.href} variant="outline" key={address.path} />
        ))}
      </div>
    </div>
  )
}
