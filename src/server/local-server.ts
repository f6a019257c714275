import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { isIP } from 'node:net'
import { ifPossible } from '../lib/if-possible'
import { askedHost, isAllowedHost } from './allowed-host'
import { type Answer, send, words } from './answer'
import { closeServer, type ListenOptions, listen, serverUrls } from './listen'

/** A valid request: its path is decoded and stays within the site. */
export interface Asked {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly path: string
}

/** Answers a request; undefined if it has sent the response itself. */
export type Respond = (asked: Asked) => Promise<Answer | undefined>

/** A running server. */
export interface LocalServer {
  /** The URLs where it can be reached: `http://localhost:3000`, most common first. */
  readonly origins: readonly [string, ...string[]]
  readonly port: number
  /** Closes it and all its connections. */
  readonly close: () => Promise<void>
}

/** A server of a site. */
export interface SiteServer extends LocalServer {
  /** Address of the home page within its origin: `/` or `/base/`. */
  readonly home: string
}

/** Options of a server. */
export interface ServerOptions extends ListenOptions {
  /** Called for every internal error; the server continues. */
  readonly onError: (error: unknown) => void
}

/**
 * Starts a server for local use: it answers GET and HEAD requests that address it by one of its own names.
 *
 * @throws InputError when it cannot listen at that address
 */
export async function startServer(respond: Respond, options: ServerOptions): Promise<LocalServer> {
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    try {
      const path = requestPath(request.url ?? '')
      const refusal = refuse(request, options)
      const malformed = words(400, 'Bad request: no page or file can have this path.')
      const answer = refusal ?? (path === undefined ? malformed : await respond({ request, response, path }))
      if (answer !== undefined) send(response, answer)
    } catch (error) {
      options.onError(error)
      if (response.headersSent) response.destroy()
      else send(response, words(500, 'build-site failed because of an internal error; see the terminal.'))
    }
  }
  const server = createServer((request, response) => void handle(request, response))
  const port = await listen(server, options)
  return { origins: serverUrls(port, options.host), port, close: () => closeServer(server) }
}

function refuse(request: IncomingMessage, options: ListenOptions): Answer | undefined {
  const name = askedHost(request)
  if (name === undefined) return words(403, 'Forbidden: the Host header holds no name.')
  if (!isAllowedHost(name, options)) {
    const way = isIP(name) === 0 ? `--allowed-hosts ${name}` : '--host'
    return words(403, `Forbidden: this server does not answer to ${name}. Start it with ${way} to allow that.`)
  }
  if (request.method === 'GET' || request.method === 'HEAD') return undefined
  return words(405, 'Method not allowed: this server answers GET and HEAD.', { Allow: 'GET, HEAD' })
}

/**
 * The path of a request, decoded and without its query; undefined for a path that no page or file can have: invalid
 * escapes, NUL, and segments that lead elsewhere (`..`, `//host`).
 */
export function requestPath(url: string): string | undefined {
  const path = ifPossible(() => decodeURIComponent(url.replace(/[?#].*$/s, '')))
  if (path === undefined || !path.startsWith('/') || /[\0\\]/.test(path)) return undefined
  const steps = path.slice(1).split('/')
  const leadsElsewhere = steps.some(
    (step, index) => ['.', '..'].includes(step) || (step === '' && index < steps.length - 1),
  )
  return leadsElsewhere ? undefined : path
}
