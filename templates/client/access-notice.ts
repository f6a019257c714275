import { find } from './find'

/** The success notice shows by `:target`; writing its text anew makes screen readers say it. */
export function accessNotice() {
  const notice = find('[data-notice]')
  if (!notice || location.hash !== `#${notice.id}`) return
  const text = notice.textContent
  notice.textContent = ''
  setTimeout(() => {
    notice.textContent = text
    // A reload, or a shared address, tells no success twice.
    history.replaceState(null, '', location.pathname)
  }, 100)
}
