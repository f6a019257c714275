/** Keeps the grant in this browser (specification §3). Storage that is blocked or full must not stop a visitor. */
export function storeAccess(email: string) {
  try {
    localStorage.setItem('vistaPortfolioAccess', email)
    localStorage.setItem('vistaAccessTimestamp', String(Date.now()))
  } catch {
    // Nothing depends on it.
  }
}
