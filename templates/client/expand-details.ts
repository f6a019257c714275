import { find, findAll } from './find'

/** One button that opens, then closes, all 'Investor details' of a portfolio page. */
export function expandDetails() {
  const button = find('[data-expand]')
  if (!button) return
  const labels = [button.textContent, button.dataset.expand ?? '']
  let open = false
  button.hidden = false
  button.addEventListener('click', () => {
    open = !open
    for (const details of findAll<HTMLDetailsElement>('[data-card] details')) details.open = open
    button.textContent = labels[Number(open)] ?? ''
  })
}
