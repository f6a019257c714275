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
    } else if (id && !target && find('[data-pages]')) import('./go-to').then((list) => list.goTo(id)).catch(() => {})
  }
  scroll()
  addEventListener('hashchange', scroll)
}
