/** The paths of the pages that header and footer link to: of every address in what they show. */
export function framedPaths(frame: unknown): ReadonlySet<string> {
  const paths = new Set<string>()
  const look = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return
    if ('path' in value && 'href' in value && typeof value.path === 'string') paths.add(value.path)
    else for (const item of Object.values(value)) look(item)
  }
  look(frame)
  return paths
}
