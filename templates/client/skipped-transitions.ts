/** A transition between pages that is skipped is no error. Without this, WebKit reports an unhandled rejection. */
export function skippedTransitions() {
  for (const type of ['pageswap', 'pagereveal'] as const)
    addEventListener(type, ({ viewTransition }) => {
      viewTransition?.ready.catch(() => {})
    })
}
