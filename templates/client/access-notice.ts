import { find } from './find'

/**
 * The success notice shows by `:target`, also without script; writing its text anew makes screen readers say it. A
 * browser that has not gone to the fragment yet never will once the address has none: then the class shows the notice.
 */
export function accessNotice() {
  const notice = find('[data-notice]')
  if (!notice || location.hash !== `#${notice.id}`) return
  const text = notice.textContent
  notice.textContent = ''
  setTimeout(() => {
    notice.textContent = text
    notice.classList.add('told')
    // A reload, or a shared address, tells no success twice.
    history.replaceState(null, '', location.pathname)
  }, 100)
}
