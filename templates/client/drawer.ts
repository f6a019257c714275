import { find, isIn } from './find'

/**
 * The browser opens and closes the drawer on its own; this closes it when the focus leaves it and when the page
 * changes, including by the back button.
 *
 * The page behind it, or behind a dialog, does not scroll, so its scroll bar disappears. Its width stays reserved, so
 * that nothing moves sideways.
 */
export function drawer() {
  const menu = find('[data-drawer]')
  const close = () => menu?.hidePopover?.()
  menu?.addEventListener('click', (event) => {
    if (isIn(event, 'a')) close()
  })
  addEventListener('focusin', (event) => {
    if (!isIn(event, '[data-drawer]')) close()
  })
  addEventListener('pagehide', close)
  addEventListener('pageshow', close)
  const { body } = document
  const keepRoom = () => body.style.setProperty('--bar', `${innerWidth - body.clientWidth}px`)
  addEventListener('beforetoggle', keepRoom, true)
}
