import { drawImage } from '../assets/share/draw-image'
import { type ShareTools, shareDrawing, shareImageAt } from '../assets/share/share-drawing'
import type { DrawnSite } from '../assets/share/share-drawings'
import { pageSettings } from '../build/page-settings'
import { checkPage } from '../build/plan/page-fields'
import { keepsQuery } from '../hosts/host-file'
import { hashedPath } from '../lib/hashed-path'
import { contentType } from '../lib/media-types'
import { memo } from '../lib/memo'
import { whole } from '../lib/output-file'
import { InputError } from '../lib/problem'
import type { ShareImage } from '../pages/head'
import type { ListedPage, Page } from '../pages/page'
import { addressOfFile, filesAt } from '../pages/page-paths'
import { draftOf } from '../render/print/page-draft'
import { PageRenderer } from '../render/print/page-renderer'
import { withPolicy } from '../render/print/policy'
import { type Answer, words } from '../server/answer'
import type { Redirect } from '../site/build-redirects'
import type { PolicyExceptions } from '../site/policy-exceptions'
import { errorPage } from './error-page'
import { withLiveScript } from './live-script'
import { publishedFiles } from './published-files'
import type { CurrentSite } from './site-sources'

/** Prevents caching, because the site may change before the next request, and embedding by other sites. */
const fresh = {
  'Cache-Control': 'no-store',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
}

/** Answers a request for a path within the site. The query has its question mark. */
type AnswerPath = (path: string, query: string) => Promise<Answer>

/**
 * Answers requests for one version of a site. Pages are rendered on request, once.
 *
 * @throws InputError for what a build only finds when it has all files
 */
export function siteAnswers(
  { plan, tools }: CurrentSite,
  version: string,
  onError: (error: InputError) => void,
): AnswerPath {
  const pages = new Map(plan.pages.map((listed) => [listed.page.address.path, listed]))
  const redirects = new Map(plan.site.redirects.map((redirect) => [redirect.from.path, redirect]))
  const files = publishedFiles(plan)
  const renderer = new PageRenderer(plan.templates, pageSettings(plan))
  const share = shareOnRequest(plan, tools)

  const failed = (error: unknown): Answer => {
    if (!(error instanceof InputError)) throw error
    onError(error)
    return errorAnswer(error, version)
  }

  const render = memo(Number.POSITIVE_INFINITY, (listed: ListedPage): Answer => {
    try {
      checkPage(listed)
      const html = renderer.preview(draftOf(listed, share.of(listed.page)))
      return htmlAnswer(200, withLiveScript(html, version), renderer.policy)
    } catch (error) {
      return failed(error)
    }
  })

  const notFound = (): Answer => {
    const listed = pages.get('/404')
    if (listed === undefined) return words(404, 'Not found', fresh)
    const answer = render(listed)
    return answer.status === 200 ? { ...answer, status: 404 } : answer
  }

  /** The file at an address, which may lack the extension, as on hosts. */
  const fileAt = async (name: string): Promise<Answer | undefined> => {
    for (const path of filesAt(name)) {
      const file = files.get(path)
      const body = file ? (await whole(file)).content : await share.draw(path)
      if (body !== undefined) return { status: 200, type: contentType(path), body, headers: fresh }
    }
    return undefined
  }

  return async (path, query) => {
    const redirect = redirects.get(path.replace(/(?<=.)\/$/, ''))
    if (redirect !== undefined) return moved(redirect, query)
    // `/a`, `/a/`, `/a.html` and `/a/index.html` are equivalent.
    const listed = pages.get(addressOfFile(path).replace(/(?<=.)\/$/, '') || '/')
    if (listed !== undefined) return render(listed)
    return fileAt(path.slice(1)).then((answer) => answer ?? notFound(), failed)
  }
}

/** Like on hosts, the query is kept unless the new address has one. */
function moved(redirect: Redirect, query: string): Answer {
  const location = keepsQuery(redirect) ? redirect.to.href + query : redirect.to.href
  return words(301, `Moved to ${location}`, { ...fresh, Location: location })
}

/** The answer to every request while the site cannot be read. */
export function errorAnswer({ problems }: Pick<InputError, 'problems'>, version: string): Answer {
  return htmlAnswer(500, errorPage(problems, version))
}

function htmlAnswer(status: number, html: string, policy?: PolicyExceptions): Answer {
  return { status, type: contentType('page.html'), body: withPolicy(html, policy, true), headers: fresh }
}

/** The share images of a site, drawn on request and named by the hash of their drawing. */
function shareOnRequest({ site, images }: DrawnSite, tools: ShareTools) {
  /** The drawings that pages reference, by the path of the image. */
  const drawings = new Map<string, string>()
  return {
    /** The image of a page; undefined for a site without any. @throws InputError when the template throws */
    of: (page: Page): ShareImage | undefined => {
      if (tools.templates.shareCard === undefined) return undefined
      const svg = shareDrawing(site, page, tools)
      const image = hashedPath('share.png', svg)
      drawings.set(image, svg)
      return shareImageAt(site.address(`/${image}`), page)
    },
    /** The bytes of an image that a page references. */
    draw: async (image: string): Promise<Uint8Array | undefined> => {
      const svg = drawings.get(image)
      return svg === undefined ? undefined : drawImage(svg, tools.cache, images)
    },
  }
}
