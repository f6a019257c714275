import { InvalidArgumentError } from 'commander'
import { nearMatch } from '../content/parse/near-match'
import { type HostName, hostNames } from '../hosts/host-names'

/**
 * Reads `--host`, which takes several names at once and may be given several times.
 *
 * @param before the names of an earlier `--host`
 * @throws InvalidArgumentError for an unknown name, and for hosts that need different content in one file
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

/**
 * The hosts that were named with spaces between them, where commas belong, as they should be typed: `nginx,caddy` for
 * `--host nginx caddy`. Undefined where there are none.
 */
export function spacedHosts(args: readonly string[]): string | undefined {
  const words = args.flatMap((word) => (word.startsWith('--host=') ? ['--host', word.slice(7)] : [word]))
  const start = words.indexOf('--host') + 1
  if (start === 0) return undefined
  const rest = words.slice(start)
  const end = rest.findIndex((word) => !namesHosts(word))
  const named = end < 0 ? rest : rest.slice(0, end)
  return named.length > 1 ? named.flatMap(namesIn).join(',') : undefined
}

function namesHosts(word: string): boolean {
  const names = namesIn(word)
  return names.length > 0 && names.every((name) => hostNames.some((known) => known === name))
}

function namesIn(word: string): string[] {
  return word.split(',').filter((name) => name !== '')
}
