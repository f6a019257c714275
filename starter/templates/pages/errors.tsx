import type { Page } from 'build-site'
import type { Site } from '../model'
import type { PageModule } from '../site-types'

interface ErrorProps {
  readonly heading: string
  readonly text: string
  readonly home: { readonly title: string; readonly href: string }
}

/** 404.html and 500.html, which hosts serve if there is no page, or if the server fails. */
const template: PageModule<ErrorProps> = {
  pages: (site) => [errorPage(site, '/404', site.texts.notFound), errorPage(site, '/500', site.texts.crash)],
  body: ({ heading, text, home }) => (
    <div className="hero">
      <h1>{heading}</h1>
      <p className="lead">{text}</p>
      <p>
        <a className="button" href={home.href}>
          {home.title}
        </a>
      </p>
    </div>
  ),
}

export default template

function errorPage(
  { name, tagline, texts, home, address }: Site,
  path: string,
  { title, description, heading, text }: Site['texts']['notFound'],
): Page<ErrorProps> {
  return {
    address: address(path),
    head: {
      title: `${title} | ${name}`,
      description,
      share: { title: name, line: tagline },
      jsonLd: [],
      noindex: true,
    },
    updated: texts.updated,
    isErrorPage: true,
    props: { heading, text, home: { title: texts.back, href: home.href } },
  }
}
