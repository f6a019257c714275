import { find } from './find'

/**
 * Scrolls the card named by the hash to the centre, or to its top if it does not fit below the header. A hash without a
 * target on this page of a paginated list may have one on another page.
 */
export function cardHash() {
  // Between loading and scrolling to a card, in milliseconds.
  const delay = 100
  // In pixels: the minimum free space around a centred card, mostly for the header.
  const free = 100
  const scroll = () => {
    const id = location.hash.slice(1)
    // Firefox warns of an empty id.
    const target = id ? document.getElementById(id) : null
    if (target?.matches('[data-card]')) {
      const block = target.offsetHeight + free < innerHeight ? 'center' : 'start'
      // After going back or reloading, the browser restores the position.
      if (!history.state) setTimeout(() => target.scrollIntoView({ block }), delay)
      history.replaceState(1, '')
    } else if (id && !target) goTo(id).catch(() => {})
  }
  scroll()
  addEventListener('hashchange', scroll)
}

/** Goes to the page of a paginated list that has the element with an id, if it is known. */
async function goTo(id: string) {
  const { pages } = find('[data-pages]')?.dataset ?? {}
  if (!pages) return
  const response = await fetch(pages)
  // The ids on each page of the list.
  const anchors: string[][] = response.ok ? await response.json() : []
  const at = anchors.findIndex((ids) => ids.includes(id))
  const list = pages.replace('-anchors.json', '')
  // The page is replaced in the history, because going back to it is useless.
  if (at >= 0) location.replace(`${list}${at > 0 ? `/${at + 1}` : ''}#${id}`)
}
