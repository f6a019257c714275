import { accessForm, forgetAccess, isAccessStored } from './access-form'
import { find } from './find'

/** Exclusive Portfolio Access, which `#portfolio-access` also opens. @returns a function that opens it */
export function accessDialog(dialog: HTMLDialogElement): () => void {
  accessForm(dialog)
  const offerToForget = forgetAddress(dialog)

  const open = () => {
    if (dialog.open) return
    offerToForget()
    dialog.showModal()
  }
  const asks = (address: string) => address.endsWith(`#${dialog.id}`)
  const openByHash = () => {
    if (!asks(location.href)) return
    open()
    // Browsers move the focus to the target of the fragment; here it belongs in the field.
    requestAnimationFrame(() => find('input', dialog)?.focus())
  }
  find('[data-close]', dialog)?.addEventListener('click', () => dialog.close())
  dialog.addEventListener('close', () => {
    // During verification, the form keeps it open. After closing, going back or reloading must not open it.
    if (!dialog.open && asks(location.href))
      history.replaceState(history.state, '', location.pathname + location.search)
  })
  addEventListener('hashchange', ({ oldURL }) => {
    // Going back closes a dialog that the address opened.
    if (asks(oldURL)) dialog.close()
    openByHash()
  })
  openByHash()
  return open
}

/** The access dialog's offer to forget a stored address. Returns a function that shows it if there is one. */
function forgetAddress(dialog: HTMLDialogElement): () => void {
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
