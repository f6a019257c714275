import { once } from 'node:events'
import type { Server } from 'node:http'
import { isIPv6 } from 'node:net'
import { networkInterfaces } from 'node:os'
import getPort, { portNumbers } from 'get-port'
import { errorCode } from '../lib/error-code'
import { InputError } from '../lib/problem'

/** Where a server listens, and the names that it answers to. */
export interface ListenOptions {
  /** The preferred port; 0 for any free one. */
  readonly port: number
  /** Name or address to listen on; `true` for all addresses of this machine; loopback when omitted. */
  readonly host?: string | true
  /** Other names that it answers to, in lower case; with a leading dot, a name and all names below it. */
  readonly allowedHosts?: readonly string[]
}

/** Error codes for an address that the system refuses, or a name without an address. */
const notOfThisMachine: readonly unknown[] = ['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EAI_AGAIN', 'EINVAL', 'ENOTFOUND']

/** How many ports after the preferred one are tried before any free one is used. */
const nearby = 100

/**
 * Makes a server listen on the preferred port, or on a free one near it if that is taken.
 *
 * @throws InputError for an address that this machine does not have
 */
export async function listen(server: Server, options: ListenOptions): Promise<number> {
  const port = await getPort({ port: candidates(options.port) })
  const address = options.host === true ? undefined : (options.host ?? '127.0.0.1')
  try {
    server.listen(port, address)
    await once(server, 'listening')
    return port
  } catch (error) {
    // Lost a race for the port; get-port remembers the ports it has returned and finds another.
    const code = errorCode(error)
    if (code === 'EADDRINUSE') return listen(server, options)
    throw notOfThisMachine.includes(code) ? unknownAddress(address) : error
  }
}

function candidates(port: number): Iterable<number> {
  const from = Math.min(Math.max(port + 1, 1024), 65_535)
  return [port, ...portNumbers(from, Math.min(from + nearby, 65_535))]
}

function unknownAddress(address = ''): InputError {
  const machine = 'a name or address of this machine, or nothing for all of them'
  const message = `found ${address}, expected ${machine}; for the name of a proxy or tunnel, use --allowed-hosts`
  return InputError.at('--host', message)
}

/** Closes a server and all its connections. */
export async function closeServer(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve))
  server.closeAllConnections()
  await closed
}

/** Addresses that mean all interfaces: not every browser opens them. */
const everywhere = ['0.0.0.0', '::', '0']

/** The origins where a server can be reached, most common first. */
export function serverUrls(port: number, host: ListenOptions['host']): [string, ...string[]] {
  const local = `http://localhost:${port}`
  if (host === undefined) return [local]
  if (host === true || everywhere.includes(host))
    return [local, ...outerAddresses().map((address) => `http://${address}:${port}`)]
  return [`http://${isIPv6(host) ? `[${host}]` : host}:${port}`]
}

function outerAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address)
}
