import { inTemplate } from '../place'
import type { Rule } from '../rule'

/** What other sites answered, when they were asked (`--external`). */
export const outboundRule: Rule = {
  id: 'outbound',
  promise: 'links to other sites are answered (with --external)',
  find: ({ pages, outbound = [] }) =>
    outbound
      .filter(({ isAlive }) => !isAlive)
      .flatMap(({ url, answer, pages: paths }) =>
        pages
          .filter(({ path }) => paths.includes(path))
          .map((page) => ({
            severity: 'warning',
            ...inTemplate(page),
            message: `found a link to ${url}, which answers ${answer}, expected a page`,
            mend: 'Open it in a browser; correct the link, or take it away',
          })),
      ),
}
