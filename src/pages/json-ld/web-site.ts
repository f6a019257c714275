import type { SearchAction, WebSite, WithContext } from 'schema-dts'
import type { Site } from '../../content/site/types'

/** `query-input` is an annotation of schema.org actions that the type definitions lack. */
type AnnotatedSearch = SearchAction & { readonly 'query-input': string }

/** The website with its search, which the domains page implements (specification §1, decisions "Home"). */
export function webSite({ studio, addresses }: Site): WithContext<WebSite> {
  const search: AnnotatedSearch = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${addresses.domains.url}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  }
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': `${addresses.home.url}#website`,
    name: studio.name,
    url: addresses.home.url,
    publisher: { '@id': `${addresses.home.url}#organization` },
    potentialAction: search,
  }
}
