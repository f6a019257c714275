import { createServer, type Server } from 'node:http'
import { extname } from 'node:path'
import { decodePath } from './decode-path'
import type { UncrawledSite } from './render-site'

/** The types that a crawler looks into; what anything else holds does not matter to it. */
const types: Readonly<Record<string, string>> = { '.html': 'text/html; charset=utf-8', '.css': 'text/css' }

/** A server of a rendered site on this machine only. */
export interface FileServer {
  /** Without a trailing slash. */
  readonly origin: string
  readonly close: () => Promise<void>
}

/** Serves a rendered site from memory under its base path, each page at its one address and nowhere else. */
export async function serveFiles({ site, files, fileOf }: UncrawledSite): Promise<FileServer> {
  const base = site.addresses.home.href.replace(/\/$/, '')
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1')
    const isWithin = pathname === base || pathname.startsWith(`${base}/`)
    const file = isWithin ? fileOf.get(decodePath(pathname.slice(base.length)) || '/') : undefined
    response.writeHead(file === undefined ? 404 : 200, { 'content-type': types[extname(file ?? '')] ?? 'text/plain' })
    response.end(file === undefined ? '' : files.get(file))
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve))
  return { origin: `http://127.0.0.1:${portOf(server)}`, close: () => close(server) }
}

function portOf(server: Server): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('a listening server has a port')
  return address.port
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
}
