/**
 * An address taken apart; undefined for what is none. `URL.canParse` of Node 20 refuses addresses with letters such as ü
 * once it has been asked some ten thousand times.
 *
 * @param base the address that a relative one belongs to
 */
export function parsedUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base)
  } catch {
    return undefined
  }
}
