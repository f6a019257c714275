import type { SiteOptions, SitePlan } from '../build/plan/plan-site'
import { belowBase } from '../content/rules/address'
import { problemsIn } from '../lib/environment-problem'
import { contentType } from '../lib/media-types'
import { memo } from '../lib/memo'
import type { InputError, Problem } from '../lib/problem'
import { programFiles } from '../lib/program-files'
import { templateFolder } from '../render/compile/template-folder'
import { isOwnPage } from '../server/allowed-host'
import { type Answer, redirect, words } from '../server/answer'
import type { Asked } from '../server/local-server'
import { type LiveEvent, LiveEvents, liveEventFor } from './live-events'
import { livePaths } from './live-paths'
import { compileLiveScript } from './live-script'
import { errorAnswer, siteAnswers } from './site-answers'
import { SiteSources } from './site-sources'

/** The result of some changes. */
export interface Update {
  /** What open pages must do. */
  readonly event: LiveEvent
  /** All problems if there is no site; otherwise only warnings and notices. */
  readonly problems: readonly Problem[]
}

/** What is currently served: a site, or all problems if there is none. */
type Shown =
  | { readonly plan: SitePlan; readonly answer: ReturnType<typeof siteAnswers> }
  | { readonly problems: readonly Problem[] }

/**
 * A site under development: answers requests from the current data and templates, and notifies open pages of updates.
 */
export class DevSite {
  /** Address of the home page: `/` or `/base/`; `/` while it is unknown. */
  home = '/'
  readonly #options: SiteOptions
  readonly #onBroken: (error: InputError) => void
  readonly #sources: SiteSources
  readonly #live = new LiveEvents()
  readonly #compileLiveScript = memo(1, compileLiveScript)
  /** Settles when the site is up to date; requests wait for it. */
  #upToDate: Promise<unknown> = Promise.resolve()
  /** Differs for every start of the server, so that pages from an earlier run notice. */
  readonly #started = Date.now().toString(36)
  #updates = 0
  #shown: Shown = { problems: [] }

  /** @param onBroken called for every page or file that cannot be generated */
  constructor(options: SiteOptions, onBroken: (error: InputError) => void) {
    this.#options = options
    this.#onBroken = onBroken
    this.#sources = new SiteSources(options)
  }

  /** Identifies the state of the site; changes with every update. */
  get version(): string {
    return `${this.#started}-${this.#updates}`
  }

  /** Processes changed files, one batch at a time, and notifies open pages; the first call reads everything. */
  update(paths: readonly string[]): Promise<Update> {
    const updating = this.#upToDate.then(() => this.#takeIn(paths))
    this.#upToDate = updating.catch(() => {})
    return updating
  }

  async #takeIn(paths: readonly string[]): Promise<Update> {
    const before = 'plan' in this.#shown ? this.#shown.plan : undefined
    let event: LiveEvent = 'reload'
    try {
      const current = await this.#sources.refresh(paths).finally(() => this.#updates++)
      const { plan } = current
      this.home = plan.site.home.href
      this.#shown = { plan, answer: siteAnswers(current, this.version, this.#onBroken) }
      event = liveEventFor(paths, templateFolder(this.#options).folder, before, plan)
      return { event, problems: plan.problems }
    } catch (error) {
      const problems = problemsIn(error)
      this.#shown = { problems: problems ?? [ownError(error)] }
      if (problems === undefined) throw error
      return { event, problems }
    } finally {
      this.#live.send(event, this.version)
    }
  }

  /** Answers a request; event streams stay open. */
  async respond({ request, response, path }: Asked): Promise<Answer | undefined> {
    if (path === livePaths.script) {
      const headers = { 'Cache-Control': 'no-store' }
      return { status: 200, type: contentType(path), body: await this.liveScript(), headers }
    }
    if (path === livePaths.events) {
      if (!isOwnPage(request)) return words(403, 'Forbidden: only pages of this server may listen.')
      if (request.method === 'HEAD') return words(200, 'A stream of events.')
      this.#live.connect(response, this.version)
      return undefined
    }
    await this.#upToDate
    const [query = ''] = /\?.*/s.exec(request.url ?? '') ?? []
    return this.answer(path, query)
  }

  /** The script that keeps open pages up to date. */
  liveScript(): Promise<string> {
    return this.#compileLiveScript(programFiles(this.#options.packageRoot).liveScript)
  }

  /** The page or file at an address. @param query of that, with its question mark */
  async answer(path: string, query = ''): Promise<Answer> {
    if ('problems' in this.#shown) return errorAnswer(this.#shown, this.version)
    const within = belowBase(path, this.home)
    if (within !== undefined) return this.#shown.answer(within, query)
    return path === '/' ? redirect(this.home) : words(404, `Not found: this site is below ${this.home}`)
  }

  /** Releases all resources. */
  dispose(): Promise<void> {
    return this.#sources.dispose()
  }
}

function ownError(error: unknown): Problem {
  const message = error instanceof Error ? error.message : String(error)
  return { severity: 'error', file: 'build-site', message: `failed because of an internal error: ${message}` }
}
