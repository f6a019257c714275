/** Which files each page is written as (decisions, "URLs and files"). */
export type UrlForm = 'both' | 'flat' | 'folder'

/** The url forms, as `--urls` takes them. */
export const urlForms: readonly UrlForm[] = ['both', 'flat', 'folder']

/** The files of a page: no single form answers on every host. The home page and error pages have one in any case. */
export function pagePaths(path: string, form: UrlForm, isErrorPage = false): string[] {
  const name = path.replace(/^\//, '')
  if (name === '') return ['index.html']
  if (isErrorPage) return [`${name}.html`]
  const flat = form === 'folder' ? [] : [`${name}.html`]
  const folder = form === 'flat' ? [] : [`${name}/index.html`]
  return [...flat, ...folder]
}
