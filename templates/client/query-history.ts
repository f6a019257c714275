/**
 * Returns a function that writes a query into the URL. The back button returns to the list as it was before typing, not
 * letter by letter: each letter replaces the history entry of the one before.
 */
export function queryHistory(): (query: string, isTyped: boolean) => void {
  let wasTyped = false
  addEventListener('popstate', () => {
    wasTyped = false
  })

  return (query, isTyped) => {
    const write = wasTyped && isTyped ? 'replaceState' : 'pushState'
    history[write](null, '', query ? `?${query}` : location.pathname)
    wasTyped = isTyped
    // A new query has no saved place; a new entry inherits the state of the previous one.
    history.scrollRestoration = 'auto'
  }
}
