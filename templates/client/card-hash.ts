/** How long after loading a card is scrolled to, in milliseconds (specification §9). */
const delay = 100

/** Scrolls the card that the hash names to the centre. How smoothly is for CSS to say. */
export function cardHash() {
  const scroll = () => {
    const target = document.getElementById(location.hash.slice(1))
    if (target?.matches('[data-card]')) setTimeout(() => target.scrollIntoView({ block: 'center' }), delay)
  }
  scroll()
  addEventListener('hashchange', scroll)
}
