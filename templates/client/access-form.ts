import { find, findAll } from './find'
import { storeAccess } from './stored-access'

/** How long verification takes, in milliseconds. */
const verification = 1000

/** The form of the access dialog: verifies for a second, stores the grant, and opens the portfolio. */
export function accessForm(dialog: HTMLDialogElement) {
  const email = find<HTMLInputElement>('input', dialog)
  const submit = find<HTMLButtonElement>('[type=submit]', dialog)
  if (!email || !submit) return

  const status = find('[data-status]', dialog)
  const label = submit.textContent
  let verifying = false
  const setVerifying = (value: boolean) => {
    verifying = value
    const busy = value && submit.dataset.busy
    if (status) status.textContent = busy || ''
    // A disabled button loses the focus, and screen reader users would leave the dialog.
    if (value && document.activeElement !== email) status?.focus()
    for (const button of findAll<HTMLButtonElement>('button', dialog)) button.disabled = value
    submit.textContent = busy || label
    refresh()
  }
  const refresh = () => {
    submit.disabled = verifying || !email.value.trim()
  }
  const grant = () => {
    storeAccess(email.value.trim())
    email.value = ''
    setVerifying(false)
    dialog.close()
    location.href = dialog.dataset.access ?? '/'
  }

  email.addEventListener('input', refresh)
  dialog.addEventListener('cancel', (event) => {
    if (verifying) event.preventDefault()
  })
  // Browsers do not allow `cancel` to be prevented twice in a row.
  dialog.addEventListener('close', () => {
    if (verifying) dialog.showModal()
  })
  dialog.addEventListener('submit', (event) => {
    event.preventDefault()
    if (submit.disabled) return
    setVerifying(true)
    setTimeout(grant, verification)
  })
  // Browsers may restore the field's value when returning to the page.
  addEventListener('pageshow', refresh)
  refresh()
}
