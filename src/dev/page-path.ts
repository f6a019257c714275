/** The address within the site that a request for a page means: `/a`, `/a/`, `/a.html` and `/a/index.html` are one. */
export function pagePath(path: string): string {
  return path
    .replace(/\/index\.html$/, '/')
    .replace(/(?<=[^/])\.html$/, '')
    .replace(/(?<=.)\/$/, '')
}
