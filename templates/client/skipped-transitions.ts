/**
 * A transition between pages that the browser skips, for example when going back, is not an error. Without this, WebKit
 * reports an unhandled rejection.
 */
export function skippedTransitions() {
  for (const type of ['pageswap', 'pagereveal'] as const)
    addEventListener(type, ({ viewTransition }) => {
      viewTransition?.ready.catch(() => {})
    })
}
