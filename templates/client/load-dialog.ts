import { find } from './find'

/** Loads the access dialog, which a single page has, where it is. Without it, the plain link stays. */
export function loadDialog() {
  const dialog = find<HTMLDialogElement>('[data-access]')
  // Some browsers do not support dialogs.
  if (dialog?.showModal)
    import('./access-dialog').then(
      (access) => access.accessDialog(dialog),
      () => {},
    )
}
