import type { SiteOptions, SitePlan } from '../build/plan/plan-site'
import { belowBase } from '../content/rules/address'
import { environmentProblem } from '../lib/environment-problem'
import type { InputError, Problem } from '../lib/problem'
import { templateFolder } from '../render/compile/template-folder'
import { type Answer, redirect, words } from '../server/answer'
import { type LiveEvent, liveEventFor } from './live-events'
import { type Outcome, problemsOf } from './outcome'
import { errorAnswer, SiteAnswers } from './site-answers'
import { type CurrentSite, SiteSources } from './site-sources'
import type { Change } from './stamps'

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

/** A site under development: answers requests from the current data and templates. */
export class DevSite {
  readonly #options: DevSiteOptions
  readonly #sources: SiteSources
  /** Differs for every start of the server, so that pages from an earlier run notice. */
  readonly #started = Date.now().toString(36)
  #updates = 0
  #shown: Outcome<Shown> = { problems: [] }
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

  /** Applies some changes; the first call reads everything. Must not be called again before it has settled. */
  async update(changes: readonly Change[]): Promise<Update> {
    const before = this.#shown
    const current = await this.#sources.refresh(changes).catch((error: unknown): Outcome<CurrentSite> => {
      const problem = environmentProblem(error)
      if (problem !== undefined) return { problems: [problem] }
      this.#show({ problems: [ownError(error)] })
      throw error
    })
    this.#show(current)
    const event = liveEventFor(changes, templateFolder(this.#options).folder, planOf(before), planOf(current))
    return { event, problems: planOf(current)?.problems ?? problemsOf(current) }
  }

  /** Answers a request. @param query of its address, with its question mark */
  async answer(path: string, query = ''): Promise<Answer> {
    if ('problems' in this.#shown) return errorAnswer(this.#shown, this.version)
    const within = belowBase(path, this.#home)
    if (within !== undefined) return this.#shown.value.answers.answer(within, query)
    return path === '/' ? redirect(this.#home) : words(404, `Not found: this site lives below ${this.#home}`)
  }

  /** Releases all resources. */
  dispose(): Promise<void> {
    return this.#sources.dispose()
  }

  #show(current: Outcome<CurrentSite>): void {
    this.#updates += 1
    if ('problems' in current) {
      this.#shown = current
      return
    }
    const { plan, tools } = current.value
    this.#home = plan.site.home.href
    this.#shown = { value: { plan, answers: new SiteAnswers(plan, this.version, tools, this.#options.onBroken) } }
  }
}

/** What is currently served. */
interface Shown {
  readonly plan: SitePlan
  readonly answers: SiteAnswers
}

function planOf(outcome: Outcome<{ readonly plan: SitePlan }>): SitePlan | undefined {
  return 'value' in outcome ? outcome.value.plan : undefined
}

function ownError(error: unknown): Problem {
  const message = error instanceof Error ? error.message : String(error)
  return { severity: 'error', file: 'build-site', message: `failed by an error of its own: ${message}` }
}
