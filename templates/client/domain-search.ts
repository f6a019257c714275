import { filterDomains } from './filter-domains'
import { find } from './find'

/** Searches the price list for what is typed or for `?q=`, and keeps the address in step so that it can be shared. */
export function domainSearch() {
  const search = find('[data-domain-search]')
  if (!search) return
  const input = find<HTMLInputElement>('input', search)
  const output = find('output', search)
  const clear = find('[data-clear]', search)
  if (!input || !output || !clear) return

  const filter = () => {
    const count = filterDomains(input.value)
    output.textContent = count ? `${count} ${count === 1 ? 'domain' : 'domains'}` : 'No domain matches.'
    clear.hidden = !input.value.trim()
  }
  const readAddress = () => {
    input.value = new URLSearchParams(location.search).get('q') ?? ''
    filter()
  }

  search.hidden = false
  input.addEventListener('input', () => {
    filter()
    const query = input.value.trim()
    history.replaceState(null, '', query ? `?q=${encodeURIComponent(query)}` : location.pathname)
  })
  addEventListener('popstate', readAddress)
  readAddress()
}
