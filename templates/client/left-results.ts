/** Where a visitor left the results of a query. */
interface Left {
  readonly asked: string
  /** How many results were shown. */
  readonly shown: number
  /** How far the page was scrolled, in pixels. */
  readonly y: number
}

/**
 * Remembers in the history where a visitor leaves the results, who may come back to a page that has to be loaded. The
 * browser is to leave the way back to us: it would go before there are results, and smoothly, which adds to our way.
 */
export function leave(left: Left) {
  history.replaceState(left, '')
  history.scrollRestoration = 'manual'
}

/** Where a visitor who comes back left the results of a query. */
export function leftAt(asked: string): Left | undefined {
  const left: Left | null = history.state
  return left?.asked === asked ? left : undefined
}
