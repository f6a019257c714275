import { InvalidArgumentError } from 'commander'
import { nearMatch } from '../content/source/near-match'
import { type HostName, hostNames } from '../hosts/host-names'

/**
 * Reads `--host`, which takes several names at once and may be given several times.
 *
 * @param before what an earlier `--host` named
 * @throws InvalidArgumentError for an unknown name, and for hosts that want one file to say different things
 */
export function hostList(value: string, before: readonly HostName[] = []): HostName[] {
  const names = value.split(',').map((name) => hostName(name.trim()))
  const hosts = [...new Set([...before, ...names])]
  if (hosts.includes('netlify') && hosts.includes('cloudflare')) throw new InvalidArgumentError(oneFile)
  return hosts
}

const oneFile =
  'netlify and cloudflare both read _headers and _redirects, and read them differently; build for each by itself, with --out.'

function hostName(name: string): HostName {
  const found = hostNames.find((known) => known === name)
  if (found !== undefined) return found
  const near = nearMatch(name, hostNames)
  const expected = `Expected names of hosts, separated by commas: ${hostNames.join(', ')}.`
  throw new InvalidArgumentError(near === undefined ? expected : `${expected} Did you mean ${near}?`)
}
