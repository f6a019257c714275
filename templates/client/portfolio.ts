import { find, findAll, isIn } from './find'

/**
 * Shows 'Verifying access...' until the page has loaded. It has not loaded yet, because the script is deferred. The
 * content is present all the time (decisions, "Portfolio pages").
 */
export function portfolioGate() {
  const gate = find('[data-gate]')
  if (!gate) return
  gate.hidden = false
  addEventListener('load', () => {
    gate.hidden = true
  })
}

/**
 * The success notice is shown by `:target`, even without script; setting its text again makes screen readers announce
 * it. If the browser has not navigated to the fragment before it is removed from the URL, `:target` never matches, so a
 * class shows the notice. It keeps its height while it is empty, so that nothing below it moves.
 */
export function accessNotice() {
  const notice = find('[data-notice]')
  if (!notice || location.hash !== `#${notice.id}`) return
  notice.classList.add('shown')
  const text = notice.textContent
  notice.style.minHeight = `${notice.offsetHeight}px`
  notice.textContent = ''
  setTimeout(() => {
    notice.textContent = text
    notice.style.minHeight = ''
    // Reloading or sharing the URL must not show the notice again.
    history.replaceState(null, '', location.pathname)
  }, 100)
}

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

/** Two buttons: the first opens all 'Investor details' of a portfolio page, the second closes them. */
export function expandDetails() {
  const row = find('[data-expand]')
  if (!row) return
  row.hidden = false
  for (const [close, button] of findAll('button', row).entries()) {
    button.addEventListener('click', () => {
      for (const details of findAll<HTMLDetailsElement>('[data-card] details')) details.open = !close
    })
  }
}
