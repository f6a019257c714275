import { find } from './find'

/**
 * Shows 'Verifying access...' until the page has loaded. The content is present all the time (decisions, "Portfolio
 * pages").
 */
export function portfolioGate() {
  const gate = find('[data-gate]')
  if (!gate || document.readyState === 'complete') return
  gate.hidden = false
  addEventListener('load', () => {
    gate.hidden = true
  })
}
