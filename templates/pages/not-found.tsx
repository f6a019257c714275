import type { Framed, PageModule } from '../model/site-types'
import type { Site } from '../model/types'
import './message.css'
import { type ErrorPageProps, errorPage } from '../components/error-page'

/** 404.html, for every address without a page. */
const template: PageModule<NotFoundProps> = {
  pages: (site) => [errorPage(site, '/404', site.errors.notFound)],
  body: NotFound,
}

export default template

type NotFoundProps = ErrorPageProps<Site['errors']['notFound']>

function NotFound({ frame, message: { code, heading, text, action }, home }: Framed<NotFoundProps>) {
  return (
    <div className="message" data-not-found="404 Error: User attempted to access non-existent route:">
      <h1>
        <span className="message-code">{code}</span> {heading}
      </h1>
      <p>{text}</p>
      <div className="button-row">
        <a className="button" data-variant="primary" href={home.href}>
          {action}
        </a>
        {frame.lists.map(({ title, address }) => (
          <a className="button" data-variant="outline" href={address.href} key={address.path}>
            {title}
          </a>
        ))}
      </div>
    </div>
  )
}
