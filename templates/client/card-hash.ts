import { find } from './find'

/**
 * Scrolls the card named by the hash to the centre; one that does not fit below the header, to its top. A hash that names
 * nothing on this page of a paginated list may name something on another.
 */
export function cardHash() {
  // Between loading and scrolling to a card, in milliseconds.
  const delay = 100
  // In pixels: what a centred card leaves free at least, most of it for the header.
  const free = 100
  const scroll = () => {
    const id = location.hash.slice(1)
    // Firefox warns of an empty id.
    const target = id ? document.getElementById(id) : null
    if (target?.matches('[data-card]')) {
      const block = target.offsetHeight + free < innerHeight ? 'center' : 'start'
      // Who comes back, or reloads the page, is where they were.
      if (!history.state) setTimeout(() => target.scrollIntoView({ block }), delay)
      history.replaceState(1, '')
    } else if (id && !target && find('[data-pages]')) import('./go-to').then((list) => list.goTo(id))
  }
  scroll()
  addEventListener('hashchange', scroll)
}
