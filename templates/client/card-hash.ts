/** How long after loading a card is scrolled to, in milliseconds (specification §9). */
const delay = 100

/** In pixels: as much higher than the window a card in its centre may be and still show its name. */
const excess = 220

/**
 * Scrolls the card that the hash names to the centre. Of one that is too high for that, the head is shown. How smoothly is for
 * CSS to say.
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
