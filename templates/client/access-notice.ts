import { find } from './find'

/**
 * The success notice is shown by `:target`, even without script; setting its text again makes screen readers announce
 * it. If the browser has not navigated to the fragment before it is removed from the URL, `:target` never matches, so a
 * class shows the notice. It keeps its height while it is empty, so that nothing below it moves.
 */
export function accessNotice() {
  const notice = find('[data-notice]')
  if (!notice || location.hash !== `#${notice.id}`) return
  notice.classList.add('shown')
  const text = notice.textContent
  notice.style.minHeight = `${notice.offsetHeight}px`
  notice.textContent = ''
  setTimeout(() => {
    notice.textContent = text
    notice.style.minHeight = ''
    // Reloading or sharing the URL must not show the notice again.
    history.replaceState(null, '', location.pathname)
  }, 100)
}
