import { find } from './find'

/** Goes to the page of a paginated list that has the element with an id, if there is one. */
export async function goTo(id: string) {
  const { pages = '' } = find('[data-pages]')?.dataset ?? {}
  const response = await fetch(pages)
  if (!response.ok) return
  const anchors: readonly (readonly string[])[] = await response.json()
  const at = anchors.findIndex((ids) => ids.includes(id))
  const list = pages.replace('-anchors.json', '')
  // Nobody wants to come back to this page.
  if (at >= 0) location.replace(`${list}${at > 0 ? `/${at + 1}` : ''}#${id}`)
}
