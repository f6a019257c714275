import { pagesByPath } from '../pages-by-path'
import { inTemplate } from '../place'
import type { Rule } from '../rule'

/** The responses of other sites, if they were requested (`--external`). */
export const outboundRule: Rule = {
  id: 'outbound',
  promise: 'links to other sites are answered (with --external)',
  find: (site) => {
    const pages = pagesByPath(site)
    const dead = (site.outbound ?? []).filter(({ isAlive }) => !isAlive)
    return dead.flatMap(({ url, answer, pages: paths }) =>
      paths
        .flatMap((path) => pages.get(path) ?? [])
        .map((page) => ({
          severity: 'warning',
          ...inTemplate(page),
          message: `found a link to ${url}, which answers ${answer}, expected a page`,
          mend: 'Open it in a browser; correct the link, or take it away',
        })),
    )
  },
}
