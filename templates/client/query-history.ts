/**
 * Returns a function that writes a query into the URL. The back button skips the letters of a word and returns to the list
 * as it was before: what is typed replaces only what was typed right before it.
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
    // A new query has no place that was left; a new entry takes over what held for the one before.
    history.scrollRestoration = 'auto'
  }
}
