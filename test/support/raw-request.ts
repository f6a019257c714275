import { type IncomingHttpHeaders, request } from 'node:http'
import { text } from 'node:stream/consumers'

/** A server's response. */
interface RawAnswer {
  readonly status: number | undefined
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** Requests exactly this path, with exactly these headers: `fetch` would normalize both. */
export function rawRequest(
  origin: string,
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    const asking = request({ hostname, port, path, method, headers, agent: false }, async (response) => {
      resolve({ status: response.statusCode, headers: response.headers, body: await text(response) })
    })
    asking.on('error', reject).end()
  })
}
