import { ifPossible } from './if-possible'

/**
 * Parses a URL; undefined if it is invalid. Not `URL.canParse`, because that of Node 20 rejects URLs with letters such
 * as ü after some ten thousand calls.
 */
export function parsedUrl(address: string, base?: string): URL | undefined {
  return ifPossible(() => new URL(address, base))
}
