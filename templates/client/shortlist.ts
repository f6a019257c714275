import { find, findAll, isIn } from './find'

/** Shows what the names of the shortlist cost together, and the list from its top once the others are hidden. */
export function shortlist() {
  const label = find('.shortlist label')
  if (!label) return
  document.addEventListener('input', (event) => {
    const usd = findAll('tr:has(.pick :checked)').reduce((sum, { dataset }) => sum + Number(dataset.price), 0)
    label.setAttribute('data-sum', `$${usd.toLocaleString('en-US')}`)
    if (isIn(event, '.shortlist')) find('.domain-lists')?.scrollIntoView()
  })
}
