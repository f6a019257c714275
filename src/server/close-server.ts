import type { Server } from 'node:http'

/** Ends a server, and every connection with it. */
export async function closeServer(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve))
  server.closeAllConnections()
  await closed
}
