import { createServer } from 'node:http'
import { belowBase } from '../../content/rules/below-base'
import { closeServer } from '../../server/close-server'
import { contentType } from '../../server/content-type'
import { listen } from '../../server/listen'
import { requestPath } from '../../server/request-path'
import type { UncrawledSite } from './rendered-site'

/** A server of a rendered site, on this machine only. */
interface FileServer {
  /** Without a trailing slash. */
  readonly origin: string
  readonly close: () => Promise<void>
}

/**
 * Serves a rendered site from memory under its base path, each page at its canonical address only. Moved paths are answered,
 * though with nothing: they may lead to another site.
 */
export async function serveFiles({ site, files, fileOf, moved }: UncrawledSite): Promise<FileServer> {
  const server = createServer((request, response) => {
    const path = requestPath(request.url ?? '')
    const asked = (path !== undefined && belowBase(path, site.addresses.home.href)) || ''
    const file = fileOf.get(asked)
    const isThere = file !== undefined || moved.has(asked.replace(/(?<=.)\/$/, ''))
    response.writeHead(isThere ? 200 : 404, { 'content-type': contentType(file ?? '') })
    response.end(file === undefined ? '' : files.get(file))
  })
  const port = await listen(server, { port: 0 })
  return { origin: `http://127.0.0.1:${port}`, close: () => closeServer(server) }
}
