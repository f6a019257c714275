import { find, findAll } from './find'

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

/*
 * The grant, stored in this browser. Blocked or full storage must not stop a visitor, so nothing
 * depends on it.
 */

const address = 'vistaPortfolioAccess'
const time = 'vistaAccessTimestamp'

/** Stores an address and the current time. */
function storeAccess(email: string) {
  attempt(() => {
    localStorage.setItem(address, email)
    localStorage.setItem(time, String(Date.now()))
  })
}

/** Whether an address, or anything else, is stored under its key. */
export function isAccessStored(): boolean {
  return attempt(() => localStorage.getItem(address) !== null) ?? false
}

/** Forgets the whole grant. */
export function forgetAccess() {
  attempt(() => {
    localStorage.removeItem(address)
    localStorage.removeItem(time)
  })
}

function attempt<T>(task: () => T): T | undefined {
  try {
    return task()
  } catch {
    return undefined
  }
}
