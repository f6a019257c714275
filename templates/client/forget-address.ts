import { find } from './find'
import { forgetAccess, isAccessStored } from './stored-access'

/** The offer of the access dialog to forget an address. Returns what makes it, where there is something to forget. */
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
