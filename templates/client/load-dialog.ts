import { find } from './find'

/**
 * The button of the access dialog, which replaces a plain link. The dialog is loaded when somebody is about to use it,
 * because few visitors do. If it cannot be loaded, the button leads to the target of the link.
 */
export function loadDialog() {
  const dialog = find<HTMLDialogElement>('[data-access]')
  const opener = find('[data-opens]')
  const link = find('[data-without-script]')
  // Some browsers do not support dialogs.
  if (!dialog?.showModal || !opener || !link) return

  let loaded: Promise<() => void> | undefined
  const load = () => {
    loaded ??= import('./access-dialog').then(
      (access) => access.accessDialog(dialog),
      () => () => link.click(),
    )
    return loaded
  }
  opener.addEventListener('pointerenter', load)
  opener.addEventListener('focus', load)
  opener.addEventListener('click', () => load().then((open) => open()))
  opener.hidden = false
  link.hidden = true
  // The fragment may ask for the dialog, which handles that itself.
  addEventListener('hashchange', load)
  if (location.hash) load()
}
