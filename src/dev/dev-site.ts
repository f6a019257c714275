import type { SiteOptions, SitePlan } from '../build/plan/plan-site'
import { belowBase } from '../content/rules/address'
import { problemsIn } from '../lib/environment-problem'
import type { InputError, Problem } from '../lib/problem'
import { templateFolder } from '../render/compile/template-folder'
import { type Answer, redirect, words } from '../server/answer'
import { type LiveEvent, liveEventFor } from './live-events'
import { errorAnswer, SiteAnswers } from './site-answers'
import { SiteSources } from './site-sources'

/** The result of some changes. */
export interface Update {
  /** What open pages have to do. */
  readonly event: LiveEvent
  /** All problems if there is no site; otherwise only warnings and notices. */
  readonly problems: readonly Problem[]
}

/** Options for a site under development. */
interface DevSiteOptions extends SiteOptions {
  /** How long template code may run at a time, in milliseconds. */
  readonly timeLimit: number
  /** Called for every page or file that cannot be made. */
  readonly onBroken: (error: InputError) => void
}

/** What is currently served: a site, or all problems if there is none. */
type Shown = { readonly plan: SitePlan; readonly answers: SiteAnswers } | { readonly problems: readonly Problem[] }

/** A site under development: answers requests from the current data and templates. */
export class DevSite {
  readonly #options: DevSiteOptions
  readonly #sources: SiteSources
  /** Differs for every start of the server, so that pages from an earlier run notice. */
  readonly #started = Date.now().toString(36)
  #updates = 0
  #shown: Shown = { problems: [] }
  #home = '/'

  constructor(options: DevSiteOptions) {
    this.#options = options
    this.#sources = new SiteSources(options, options.timeLimit)
  }

  /** Identifies the state of the site; changes with every update. */
  get version(): string {
    return `${this.#started}-${this.#updates}`
  }

  /** Address of the home page: `/` or `/base/`; `/` as long as it is unknown. */
  get home(): string {
    return this.#home
  }

  /**
   * Takes in some changed files; the first call reads everything. Must not be called again before it has settled.
   *
   * @param paths absolute
   */
  async update(paths: readonly string[]): Promise<Update> {
    const before = 'plan' in this.#shown ? this.#shown.plan : undefined
    try {
      const current = await this.#sources.refresh(paths)
      this.#updates += 1
      const { plan } = current
      this.#home = plan.site.home.href
      this.#shown = { plan, answers: new SiteAnswers(current, this.version, this.#options.onBroken) }
      const event = liveEventFor(paths, templateFolder(this.#options).folder, before, plan)
      return { event, problems: plan.problems }
    } catch (error) {
      this.#updates += 1
      const problems = problemsIn(error)
      this.#shown = { problems: problems ?? [ownError(error)] }
      if (problems === undefined) throw error
      return { event: 'reload', problems }
    }
  }

  /** Answers a request. @param query of its address, with its question mark */
  async answer(path: string, query = ''): Promise<Answer> {
    if ('problems' in this.#shown) return errorAnswer(this.#shown, this.version)
    const within = belowBase(path, this.#home)
    if (within !== undefined) return this.#shown.answers.answer(within, query)
    return path === '/' ? redirect(this.#home) : words(404, `Not found: this site lives below ${this.#home}`)
  }

  /** Releases all resources. */
  dispose(): Promise<void> {
    return this.#sources.dispose()
  }
}

function ownError(error: unknown): Problem {
  const message = error instanceof Error ? error.message : String(error)
  return { severity: 'error', file: 'build-site', message: `failed by an error of its own: ${message}` }
}
