import { hostNames } from '../hosts/host-names'

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
