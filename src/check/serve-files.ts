import { createServer } from 'node:http'
import { belowBase } from '../content/rules/below-base'
import { closeServer } from '../server/close-server'
import { contentType } from '../server/content-type'
import { listen } from '../server/listen'
import { decodePath } from './decode-path'
import type { UncrawledSite } from './render-site'

/** A server of a rendered site, on this machine only. */
interface FileServer {
  /** Without a trailing slash. */
  readonly origin: string
  readonly close: () => Promise<void>
}

/** Serves a rendered site from memory under its base path, each page at its canonical address only. */
export async function serveFiles({ site, files, fileOf }: UncrawledSite): Promise<FileServer> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1')
    const path = belowBase(pathname, site.addresses.home.href)
    const file = path === undefined ? undefined : fileOf.get(decodePath(path))
    response.writeHead(file === undefined ? 404 : 200, { 'content-type': contentType(file ?? '') })
    response.end(file === undefined ? '' : files.get(file))
  })
  const port = await listen(server, { port: 0 })
  return { origin: `http://127.0.0.1:${port}`, close: () => closeServer(server) }
}
