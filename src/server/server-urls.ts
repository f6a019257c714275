import { isIPv6 } from 'node:net'
import { networkInterfaces } from 'node:os'
import type { ListenOptions } from './listen'

/** Addresses that stand for all of this machine: not every browser opens them. */
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
