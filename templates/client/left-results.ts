/** Where a visitor left the results of a query. */
interface Left {
  readonly asked: string
  /** How many results were shown. */
  readonly shown: number
  /** How far the page was scrolled, in pixels. */
  readonly y: number
}

/**
 * Remembers in the history where a visitor leaves the results, because the page may have to be loaded again. We restore
 * the position instead of the browser, which would scroll before there are results, and smoothly.
 */
export function leave(left: Left) {
  history.replaceState(left, '')
  history.scrollRestoration = 'manual'
}

/** The place where a returning visitor left the results of a query. */
export function leftAt(asked: string): Left | undefined {
  const left: Left | null = history.state
  return left?.asked === asked ? left : undefined
}
