/**
 * The path within a site that lives below a base path; undefined for a path outside of it.
 *
 * @param home address of the home page: `/` or `/base/`
 */
export function belowBase(path: string, home: string): string | undefined {
  if (`${path}/` === home) return '/'
  return path.startsWith(home) ? path.slice(home.length - 1) : undefined
}
