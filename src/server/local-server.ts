import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { isAllowedHost } from './allowed-host'
import { type Answer, send, words } from './answer'
import { closeServer } from './close-server'
import { type ListenOptions, listen } from './listen'
import { requestPath } from './request-path'
import { serverUrls } from './server-urls'

/** A request that may be answered: its path is decoded and leads nowhere else. */
export interface Asked {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly path: string
}

/** Answers a request; undefined where it has sent the answer by itself. */
export type Respond = (asked: Asked) => Promise<Answer | undefined>

/** A running server. */
export interface LocalServer {
  /** Where it can be reached: `http://localhost:3000`, the most usual one first. */
  readonly origins: readonly [string, ...string[]]
  readonly port: number
  /** Ends it, and every connection with it. */
  readonly close: () => Promise<void>
}

/** What a server needs to begin. */
export interface ServerOptions extends ListenOptions {
  /** Told of every error that is our own, while the server goes on. */
  readonly onError: (error: unknown) => void
}

/**
 * Starts a server for the person at this machine: it answers GET and HEAD, to requests that name it by a name of its own.
 *
 * @throws InputError when it cannot be had at that address
 */
export async function startServer(respond: Respond, options: ServerOptions): Promise<LocalServer> {
  const server = createServer((request, response) => void handle({ request, response }, respond, options))
  const port = await listen(server, options)
  return { origins: serverUrls(port, options.host), port, close: () => closeServer(server) }
}

async function handle(
  { request, response }: Omit<Asked, 'path'>,
  respond: Respond,
  { host, onError }: ServerOptions,
): Promise<void> {
  try {
    const path = requestPath(request.url ?? '')
    const refusal = refuse(request, host)
    const malformed = words(400, 'Bad request: no page or file can have this path.')
    const answer = refusal ?? (path === undefined ? malformed : await respond({ request, response, path }))
    if (answer !== undefined) send(response, answer)
  } catch (error) {
    onError(error)
    if (response.headersSent) response.destroy()
    else send(response, words(500, 'build-site failed by an error of its own; the terminal says more.'))
  }
}

function refuse(request: IncomingMessage, host: ListenOptions['host']): Answer | undefined {
  const given = typeof host === 'string' ? host : undefined
  if (!isAllowedHost(request, given)) {
    return words(403, 'Forbidden: this server does not go by that name. Name it with --host to allow it.')
  }
  if (request.method === 'GET' || request.method === 'HEAD') return undefined
  return words(405, 'Method not allowed: this server answers GET and HEAD.', { Allow: 'GET, HEAD' })
}
