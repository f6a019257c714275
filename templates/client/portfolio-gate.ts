import { find } from './find'

/**
 * Shows 'Verifying access...' until the page has loaded. It has not loaded yet, because the script is deferred. The
 * content is present all the time (decisions, "Portfolio pages").
 */
export function portfolioGate() {
  const gate = find('[data-gate]')
  if (!gate) return
  gate.hidden = false
  addEventListener('load', () => {
    gate.hidden = true
  })
}
