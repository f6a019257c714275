import { find, findAll } from './find'
import { storeAccess } from './stored-access'

/** How long verifying takes, in milliseconds (specification §9). */
const verification = 1000

/** The form of the access dialog: verifies for a second, stores the grant, and goes on to the portfolio. */
export function accessForm(dialog: HTMLDialogElement) {
  const email = find<HTMLInputElement>('input', dialog)
  const submit = find<HTMLButtonElement>('[type=submit]', dialog)
  if (!email || !submit) return

  const label = submit.textContent
  let verifying = false
  const setVerifying = (value: boolean) => {
    verifying = value
    for (const button of findAll<HTMLButtonElement>('button', dialog)) button.disabled = value
    submit.textContent = value ? (submit.dataset.busy ?? label) : label
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
    location.assign(dialog.dataset.access ?? '/')
  }

  email.addEventListener('input', refresh)
  dialog.addEventListener('cancel', (event) => {
    if (verifying) event.preventDefault()
  })
  // A browser lets nobody prevent that twice.
  dialog.addEventListener('close', () => {
    if (verifying) dialog.showModal()
  })
  dialog.addEventListener('submit', (event) => {
    event.preventDefault()
    if (submit.disabled) return
    setVerifying(true)
    setTimeout(grant, verification)
  })
  // A browser may fill in the field when it comes back to the page.
  addEventListener('pageshow', refresh)
  refresh()
}
