import { accessForm } from './access-form'
import { find, findAll } from './find'
import { forgetAddress } from './forget-address'

/** Exclusive Portfolio Access: opened by its button, which replaces a plain link, or by `#portfolio-access`. */
export function accessDialog(dialog: HTMLDialogElement) {
  accessForm(dialog)
  const offerToForget = forgetAddress(dialog)

  const open = () => {
    if (dialog.open) return
    offerToForget()
    dialog.showModal()
  }
  const openByHash = () => {
    if (location.hash !== `#${dialog.id}`) return
    open()
    // Browsers move the focus to the target of the fragment; here it belongs in the field.
    requestAnimationFrame(() => find('input', dialog)?.focus())
  }
  const opener = find('[data-opens]')
  if (opener) {
    opener.addEventListener('click', open)
    opener.hidden = false
    for (const link of findAll('[data-without-script]')) link.hidden = true
  }
  find('[data-close]', dialog)?.addEventListener('click', () => dialog.close())
  dialog.addEventListener('close', () => {
    // While it verifies, the form opens it again. Once it is closed, going back or reloading must not open it.
    const isLeft = !dialog.open && location.hash === `#${dialog.id}`
    if (isLeft) history.replaceState(history.state, '', location.pathname + location.search)
  })
  addEventListener('hashchange', openByHash)
  openByHash()
}
