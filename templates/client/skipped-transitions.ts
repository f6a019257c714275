/**
 * A transition between pages that the browser skips, as on the way back, is no fault. Without this, WebKit reports it as
 * one that nobody handles.
 */
export function skippedTransitions() {
  for (const type of ['pageswap', 'pagereveal'] as const)
    addEventListener(type, ({ viewTransition }) => {
      viewTransition?.ready.catch(() => {})
    })
}
