import { contentType } from '../lib/media-types'
import { isOwnPage } from '../server/allowed-host'
import { type Answer, words } from '../server/answer'
import type { Asked } from '../server/local-server'
import type { DevSite, Update } from './dev-site'
import { LiveEvents } from './live-events'
import { livePaths } from './live-paths'

/** Answers the requests of a dev server, and notifies open pages of updates. */
export class DevResponder {
  readonly #site: DevSite
  readonly #liveScript: () => Promise<string>
  readonly #live = new LiveEvents()
  /** Settles when the site is up to date; requests wait for it. */
  #upToDate: Promise<unknown> = Promise.resolve()

  /** @param liveScript returns the script that open pages load */
  constructor(site: DevSite, liveScript: () => Promise<string>) {
    this.#site = site
    this.#liveScript = liveScript
  }

  /** Takes in some changed files, one batch at a time, and notifies open pages. */
  async update(paths: readonly string[]): Promise<Update> {
    const updating = this.#upToDate.then(() => this.#site.update(paths))
    this.#upToDate = updating.catch(() => {})
    const event = await updating.then(
      (update) => update.event,
      () => 'reload' as const,
    )
    this.#live.send(event, this.#site.version)
    return updating
  }

  /** Answers a request; event streams stay open. */
  async respond(asked: Asked): Promise<Answer | undefined> {
    if (asked.path === livePaths.script) {
      return {
        status: 200,
        type: contentType(asked.path),
        body: await this.#liveScript(),
        headers: { 'Cache-Control': 'no-store' },
      }
    }
    if (asked.path === livePaths.events) return this.#listen(asked)
    await this.#upToDate
    const [query = ''] = /\?.*/s.exec(asked.request.url ?? '') ?? []
    return this.#site.answer(asked.path, query)
  }

  #listen({ request, response }: Asked): Answer | undefined {
    if (!isOwnPage(request)) return words(403, 'Forbidden: only pages of this server may listen.')
    if (request.method === 'HEAD') return words(200, 'A stream of events.')
    this.#live.connect(response, this.#site.version)
    return undefined
  }
}
