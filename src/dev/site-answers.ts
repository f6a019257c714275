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
import { filesAt } from '../pages/page-paths'
import { draftOf } from '../render/print/page-draft'
import { PageRenderer } from '../render/print/page-renderer'
import { withPolicy } from '../render/print/policy'
import { type Answer, words } from '../server/answer'
import type { Redirect } from '../site/build-redirects'
import type { PolicyExceptions } from '../site/policy-exceptions'
import { errorPage } from './error-page'
import { withLiveScript } from './live-script'
import type { FilesByPath } from './published-files'
import type { CurrentSite } from './site-sources'

/** Prevents caching, because the site may change before the next request, and embedding by other sites. */
const fresh = {
  'Cache-Control': 'no-store',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
}

/** Answers requests for one version of a site. Pages are rendered on request, once. */
export class SiteAnswers {
  readonly #version: string
  readonly #pages: ReadonlyMap<string, ListedPage>
  readonly #moved: ReadonlyMap<string, Redirect>
  readonly #page = memo(Number.POSITIVE_INFINITY, (listed: ListedPage) => this.#render(listed))
  readonly #renderer: PageRenderer
  readonly #share: ReturnType<typeof shareOnRequest>
  readonly #files: FilesByPath
  readonly #onError: (error: InputError) => void

  /** @param onError called for everything that cannot be generated */
  constructor({ plan, files, tools }: CurrentSite, version: string, onError: (error: InputError) => void) {
    this.#version = version
    this.#pages = new Map(plan.pages.map((listed) => [listed.page.address.path, listed]))
    this.#moved = new Map(plan.site.redirects.map((redirect) => [redirect.from.path, redirect]))
    this.#renderer = new PageRenderer(plan.templates, pageSettings(plan))
    this.#share = shareOnRequest(plan, tools)
    this.#files = files
    this.#onError = onError
  }

  /** Answers a request for a path within the site. @param query with its question mark */
  async answer(path: string, query: string): Promise<Answer> {
    const redirect = this.#moved.get(path.replace(/(?<=.)\/$/, ''))
    if (redirect !== undefined) return moved(redirect, query)
    const listed = this.#pages.get(requestedPage(path))
    if (listed !== undefined) return this.#page(listed)
    try {
      return (await this.#file(path.slice(1))) ?? this.#notFound()
    } catch (error) {
      return this.#failed(error)
    }
  }

  /** The file at an address, which may lack the extension, as on hosts. */
  async #file(name: string): Promise<Answer | undefined> {
    for (const path of filesAt(name)) {
      const file = this.#files.get(path)
      const body = file ? (await whole(file)).content : await this.#share.draw(path)
      if (body !== undefined) return { status: 200, type: contentType(path), body, headers: fresh }
    }
    return undefined
  }

  #notFound(): Answer {
    const listed = this.#pages.get('/404')
    if (listed === undefined) return words(404, 'Not found', fresh)
    const answer = this.#page(listed)
    return answer.status === 200 ? { ...answer, status: 404 } : answer
  }

  #render(listed: ListedPage): Answer {
    try {
      checkPage(listed)
      const html = this.#renderer.preview(draftOf(listed, this.#share.of(listed.page)))
      return htmlAnswer(200, withLiveScript(html, this.#version), this.#renderer.policy)
    } catch (error) {
      return this.#failed(error)
    }
  }

  #failed(error: unknown): Answer {
    if (!(error instanceof InputError)) throw error
    this.#onError(error)
    return errorAnswer(error, this.#version)
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
  return { status, type: contentType('page.html'), body: withPolicy(html, true, policy), headers: fresh }
}

/** The site-relative address of the requested page: `/a`, `/a/`, `/a.html` and `/a/index.html` are equivalent. */
function requestedPage(path: string): string {
  return path
    .replace(/\/index\.html$/, '/')
    .replace(/(?<=[^/])\.html$/, '')
    .replace(/(?<=.)\/$/, '')
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
