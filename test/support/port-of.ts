import type { Server } from 'node:net'

/** The port on which a server listens. */
export function portOf(server: Server): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new TypeError('expected a server that listens on a port')
  return address.port
}
