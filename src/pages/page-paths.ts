/** Which files each page is written as, as passed to `--urls`. */
export const urlForms = ['both', 'flat', 'folder'] as const

/** One of these forms. */
export type UrlForm = (typeof urlForms)[number]

/** The files of a page; no single form works on every host. The home page and error pages always have exactly one. */
export function pagePaths(path: string, form: UrlForm, isErrorPage = false): string[] {
  const name = path.replace(/^\//, '')
  if (name === '') return ['index.html']
  if (isErrorPage) return [`${name}.html`]
  const flat = form === 'folder' ? [] : [`${name}.html`]
  const folder = form === 'flat' ? [] : [`${name}/index.html`]
  return [...flat, ...folder]
}

/** The files that servers try for a name, in this order: `about`, `about.html`, `about/index.html`. */
export function filesAt(name: string): string[] {
  return [name, `${name}.html`, `${name}/index.html`]
}

/** The address at which servers serve a file: for `/about.html` and `/about/index.html` is `/about`. */
export function addressOfFile(path: string): string {
  return path.replace(/(\/index)?\.html$/, '')
}
