import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import handler from 'serve-handler'
import { portOf } from './port-of'

/** A running static server. */
export interface SiteServer {
  /** Without a trailing slash. */
  readonly origin: string
  readonly close: () => Promise<void>
}

/**
 * Serves a folder like `serve`: clean URLs, and 404.html for missing files. @param before called with every request
 * first
 */
export async function serveSite(
  folder: string,
  before: (request: IncomingMessage, response: ServerResponse) => void = () => {},
): Promise<SiteServer> {
  const server = createServer((request, response) => {
    before(request, response)
    void handler(request, response, { public: folder, cleanUrls: true })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { origin: `http://127.0.0.1:${portOf(server)}`, close: () => close(server) }
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
}
