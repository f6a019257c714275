import { createServer, type RequestListener } from 'node:http'
import { onTestFinished } from 'vitest'
import { portOf } from './port-of'

/** A server of another site on this machine, until the test ends, and the requests that it receives: `HEAD /path`. */
export async function otherSite(answer: RequestListener): Promise<{ origin: string; requests: readonly string[] }> {
  const requests: string[] = []
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`)
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { origin: `http://127.0.0.1:${portOf(server)}`, requests }
}
