import { find, findAll } from './find'

/** Two buttons: the first opens all 'Investor details' of a portfolio page, the second closes them. */
export function expandDetails() {
  const row = find('[data-expand]')
  if (!row) return
  row.hidden = false
  for (const [close, button] of findAll('button', row).entries()) {
    button.addEventListener('click', () => {
      for (const details of findAll<HTMLDetailsElement>('[data-card] details')) details.open = !close
    })
  }
}
