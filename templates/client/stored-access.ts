/*
 * The grant, kept in this browser (specification §3). Storage that is blocked or full must not stop a visitor: nothing
 * depends on it.
 */

const address = 'vistaPortfolioAccess'
const time = 'vistaAccessTimestamp'

/** Keeps an address and the time. */
export function storeAccess(email: string) {
  attempt(() => {
    localStorage.setItem(address, email)
    localStorage.setItem(time, String(Date.now()))
  })
}

/** Whether an address is kept, or whatever else is in its place. */
export function isAccessStored(): boolean {
  return attempt(() => localStorage.getItem(address) !== null) ?? false
}

/** Forgets all of the grant. */
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
