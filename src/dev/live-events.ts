import type { ServerResponse } from 'node:http'
import { relative } from 'node:path'
import type { SitePlan } from '../build/plan/plan-site'

/** What a page has to do after a change: reload, or only replace its styles. */
export type LiveEvent = 'reload' | 'styles'

/** Notifies open pages of changes, by server-sent events. */
export class LiveEvents {
  readonly #open = new Set<ServerResponse>()

  /**
   * Opens a stream. Its first event contains the current version of the site, for pages that missed a change or come
   * from an earlier run of the server.
   */
  connect(response: ServerResponse, version: string): void {
    // The last one asks proxies such as nginx to pass on each event at once.
    const headers = { 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' }
    response.writeHead(200, { 'Content-Type': 'text/event-stream', ...headers })
    response.write(`retry: 500\n${message('version', version)}`)
    this.#open.add(response)
    response.on('close', () => this.#open.delete(response))
  }

  /** Notifies all open pages. */
  send(event: LiveEvent, version: string): void {
    for (const response of this.#open) response.write(message(event, version))
  }
}

function message(event: LiveEvent | 'version', version: string): string {
  return `event: ${event}\ndata: ${version}\n\n`
}

/**
 * What open pages have to do after changes of some files. Pages only replace styles if nothing else can have changed:
 * the data is the same, and only style sheets changed. Some style sheets do not qualify: those that pages reference by
 * name, and CSS modules.
 */
export function liveEventFor(
  paths: readonly string[],
  templates: string,
  before: SitePlan | undefined,
  after: SitePlan,
): LiveEvent {
  const stylesOnly = paths.every((path) => isStyle(relative(templates, path)))
  return before?.site === after.site && stylesOnly ? 'styles' : 'reload'
}

function isStyle(file: string): boolean {
  return file.endsWith('.css') && !file.endsWith('.module.css') && !/^(static|assets)[\\/]/.test(file)
}
