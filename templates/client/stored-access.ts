/*
 * The grant, stored in this browser. Blocked or full storage must not stop a visitor, so nothing
 * depends on it.
 */

const address = 'vistaPortfolioAccess'
const time = 'vistaAccessTimestamp'

/** Stores an address and the current time. */
export function storeAccess(email: string) {
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
