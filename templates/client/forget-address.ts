import { find } from './find'
import { forgetAccess, isAccessStored } from './stored-access'

/**
 * The access dialog's offer to forget a stored address. Returns a function that shows the offer if there is something
 * to forget.
 */
export function forgetAddress(dialog: HTMLDialogElement): () => void {
  const offer = find('[data-kept]', dialog)
  const words = offer && find('p', offer)
  const button = offer && find('button', offer)
  if (!words || !button) return () => {}

  const kept = words.textContent
  button.addEventListener('click', () => {
    forgetAccess()
    words.textContent = offer.dataset.kept ?? ''
    button.hidden = true
    find('input', dialog)?.focus()
  })
  return () => {
    offer.hidden = !isAccessStored()
    words.textContent = kept
    button.hidden = false
  }
}
