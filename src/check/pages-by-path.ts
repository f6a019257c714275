import type { RenderedPage, RenderedSite } from './rendered-site'

/** The pages of a site by their paths: looking through all of them for each link takes minutes where there are thousands. */
export function pagesByPath({ pages }: Pick<RenderedSite, 'pages'>): ReadonlyMap<string, RenderedPage> {
  return new Map(pages.map((page) => [page.path, page]))
}
