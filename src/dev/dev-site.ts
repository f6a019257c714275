import { join } from 'node:path'
import type { InputError, Problem } from '../content/problem'
import { belowBase } from '../content/rules/below-base'
import type { SiteOptions, SitePlan } from '../output/plan/plan-site'
import { type Answer, redirect, words } from '../server/answer'
import type { Change } from './changes'
import { liveEventFor } from './live-event-for'
import type { LiveEvent } from './live-events'
import { type Outcome, problemsOf } from './outcome'
import { errorAnswer, SiteAnswers } from './site-answers'
import { type CurrentSite, SiteSources } from './site-sources'

/** What came of some changes. */
export interface Update {
  /** What open pages have to do. */
  readonly event: LiveEvent
  /** All that is wrong, where there is no site; otherwise warnings and notices. */
  readonly problems: readonly Problem[]
}

/** What a site that is worked on needs to begin. */
interface DevSiteOptions extends SiteOptions {
  /** How long code of the templates may run at a time, in milliseconds. */
  readonly timeLimit: number
  /** Told of every page or file that cannot be made. */
  readonly onBroken: (error: InputError) => void
}

/** A site while it is worked on: answers requests from data and templates as they are now. */
export class DevSite {
  readonly #options: DevSiteOptions
  readonly #sources: SiteSources
  /** A server that is started anew has another, so that pages of the one before notice. */
  readonly #started = Date.now().toString(36)
  #updates = 0
  #shown: Outcome<Shown> = { problems: [] }
  #home = '/'

  constructor(options: DevSiteOptions) {
    this.#options = options
    this.#sources = new SiteSources(options, options.timeLimit)
  }

  /** Names the state of the site; every update makes another. */
  get version(): string {
    return `${this.#started}-${this.#updates}`
  }

  /** Address of the home page: `/` or `/base/`. While that is not known, `/`. */
  get home(): string {
    return this.#home
  }

  /** Takes in some changes; the first time, everything. Not to be called again before it has answered. */
  async update(changes: readonly Change[]): Promise<Update> {
    const before = this.#shown
    const current = await this.#sources.refresh(changes).catch((error: unknown) => {
      this.#show({ problems: [ownError(error)] })
      throw error
    })
    this.#show(current)
    const event = liveEventFor(changes, join(this.#options.root, 'templates'), planOf(before), planOf(current))
    return { event, problems: planOf(current)?.problems ?? problemsOf(current) }
  }

  /** What a request is answered with. */
  async answer(path: string): Promise<Answer> {
    if ('problems' in this.#shown) return errorAnswer(this.#shown, this.version)
    const within = belowBase(path, this.#home)
    if (within !== undefined) return this.#shown.value.answers.answer(within)
    return path === '/' ? redirect(this.#home) : words(404, `Not found: this site lives below ${this.#home}`)
  }

  /** Ends what is open. */
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
    this.#home = plan.site.addresses.home.href
    this.#shown = { value: { plan, answers: new SiteAnswers(plan, this.version, tools, this.#options.onBroken) } }
  }
}

/** What is shown at present. */
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
