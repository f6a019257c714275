/** The site-relative address of the requested page: `/a`, `/a/`, `/a.html` and `/a/index.html` are equivalent. */
export function requestedPage(path: string): string {
  return path
    .replace(/\/index\.html$/, '/')
    .replace(/(?<=[^/])\.html$/, '')
    .replace(/(?<=.)\/$/, '')
}
