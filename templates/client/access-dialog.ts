import { accessForm } from './access-form'
import { find } from './find'

/** Exclusive Portfolio Access: opened by its button, which takes the place of a plain link, or by `#portfolio-access`. */
export function accessDialog() {
  const dialog = find<HTMLDialogElement>('[data-access]')
  if (!dialog) return
  accessForm(dialog)

  const open = () => {
    if (!dialog.open) dialog.showModal()
  }
  const openByHash = () => {
    if (location.hash !== `#${dialog.id}`) return
    open()
    // A browser moves the focus to what the hash names; here the field is meant.
    requestAnimationFrame(() => find('input', dialog)?.focus())
  }
  const opener = find('[data-opens]')
  const link = find('[data-without-script]')
  if (opener && link) {
    opener.addEventListener('click', open)
    opener.hidden = false
    link.hidden = true
  }
  find('[data-close]', dialog)?.addEventListener('click', () => dialog.close())
  addEventListener('hashchange', openByHash)
  openByHash()
}
