/**
 * Strips the base path; undefined for a path outside of it.
 *
 * @param path absolute, with or without the host, like `home`
 * @param home address of the home page: `/` or `/base/`, `https://host/base/`
 */
export function belowBase(path: string, home: string): string | undefined {
  if (`${path}/` === home) return '/'
  return path.startsWith(home) ? path.slice(home.length - 1) : undefined
}
