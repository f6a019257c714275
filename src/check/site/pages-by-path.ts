import type { RenderedPage, RenderedSite } from './rendered-site'

/** The pages of a site by path: with thousands of pages, a linear search per link takes minutes. */
export function pagesByPath({ pages }: Pick<RenderedSite, 'pages'>): ReadonlyMap<string, RenderedPage> {
  return new Map(pages.map((page) => [page.path, page]))
}
