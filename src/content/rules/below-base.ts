/**
 * The path within a site that lives below a base path; undefined for a path outside of it.
 *
 * @param path as long as `home`: within the host, or with it
 * @param home address of the home page: `/` or `/base/`, `https://host/base/`
 */
export function belowBase(path: string, home: string): string | undefined {
  if (`${path}/` === home) return '/'
  return path.startsWith(home) ? path.slice(home.length - 1) : undefined
}
