import { find, findAll, isIn } from './find'

/**
 * A click on the text of a card follows the card's link, unless it hits another control or ends a text selection. The
 * link itself covers the rest of the card, with or without this.
 */
export function brandCards() {
  for (const card of findAll('[data-card]')) {
    card.addEventListener('click', (event) => {
      if (isIn(event, 'a, button, details') || String(getSelection())) return
      find('.card-link', card)?.dispatchEvent(new MouseEvent('click', event))
    })
  }
}
