/** Delay between loading and scrolling to a card, in milliseconds (specification §9). */
const delay = 100

/** In pixels: how much taller than the window a centred card may be with its name still visible. */
const excess = 220

/**
 * Scrolls the card named by the hash to the centre; for a card that is too tall, to its top. Whether scrolling is
 * smooth is up to CSS.
 */
export function cardHash() {
  const scroll = () => {
    const target = document.getElementById(location.hash.slice(1))
    if (!target?.matches('[data-card]')) return
    const block = target.offsetHeight < innerHeight + excess ? 'center' : 'start'
    setTimeout(() => target.scrollIntoView({ block }), delay)
  }
  scroll()
  addEventListener('hashchange', scroll)
}
