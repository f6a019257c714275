import type { PageModule } from '../site-types'

/** 404.html, which hosts serve where there is no page. */
const template: PageModule<{ readonly home: string }> = {
  pages: ({ name, address, home, updated }) => [
    {
      address: address('/404'),
      head: {
        title: `Page not found | ${name}`,
        description: 'There is no page at this address. The menu and the search lead to everything that is here.',
        share: { title: name, line: 'Page not found' },
        jsonLd: [],
        noindex: true,
      },
      updated,
      isErrorPage: true,
      props: { home: home.href },
    },
  ],
  body: ({ home }) => (
    <article>
      <h1>Page not found</h1>
      <p>There is no page at this address. It may have moved to another chapter.</p>
      <p>
        <a href={home}>All pages</a>
      </p>
    </article>
  ),
}

export default template
