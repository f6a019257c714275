import type { ServerResponse } from 'node:http'

/** What a page has to do when the site changed: come anew, or take its new styles only. */
export type LiveEvent = 'reload' | 'styles'

/** Tells open pages of changes, as server-sent events. */
export class LiveEvents {
  readonly #open = new Set<ServerResponse>()

  /**
   * Begins a stream. Its first event says which version the site is at, so that a page which missed a change, or was
   * made by a server before this one, knows it.
   */
  connect(response: ServerResponse, version: string): void {
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' })
    response.write(`retry: 500\n${message('version', version)}`)
    this.#open.add(response)
    response.on('close', () => this.#open.delete(response))
  }

  /** Tells every open page. */
  send(event: LiveEvent, version: string): void {
    for (const response of this.#open) response.write(message(event, version))
  }
}

function message(event: LiveEvent | 'version', version: string): string {
  return `event: ${event}\ndata: ${version}\n\n`
}
