import { find } from './find'

/** Goes to the page of a paginated list that has the element with an id, if it is known. */
export async function goTo(id: string) {
  const { pages = '' } = find('[data-pages]')?.dataset ?? {}
  const response = await fetch(pages)
  // The ids on each page of the list.
  const anchors: string[][] = response.ok ? await response.json() : []
  const at = anchors.findIndex((ids) => ids.includes(id))
  const list = pages.replace('-anchors.json', '')
  // The page is replaced in the history, because going back to it is useless.
  if (at >= 0) location.replace(`${list}${at > 0 ? `/${at + 1}` : ''}#${id}`)
}
