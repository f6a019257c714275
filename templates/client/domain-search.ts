import { domainRows } from './domain-rows'
import { find, findAll } from './find'

/**
 * Searches, filters and sorts the price list. The state is in the URL, so it can be shared and the back button works.
 */
export function domainSearch() {
  const form = find<HTMLFormElement>('[data-domain-search]')
  const output = find('output', form ?? document)
  const clear = find('[data-clear]')
  if (!form || !output || !clear) return
  const fields = findAll<HTMLInputElement | HTMLSelectElement>('[name]', form)
  const { index } = form.dataset
  // The rows of a paginated list are in an index, which is fetched for the first query.
  let rows = index ? undefined : domainRows()
  let loading = false

  const say = (text = '') => {
    output.textContent = text
  }
  const asked = () =>
    new URLSearchParams(fields.filter(({ value }) => value.trim()).map(({ name, value }) => [name, value]))
  const show = () => {
    const query = asked()
    clear.hidden = [...query.keys()].every((name) => name === 'sort')
    if (!rows) return load()
    const count = rows(Object.fromEntries(query))
    const found = `${count.toLocaleString('en-US')} ${count === 1 ? 'domain' : 'domains'}`
    say(count ? found : output.dataset.none)
  }
  const load = async () => {
    if (!index || loading || !String(asked())) return
    loading = true
    try {
      const { domainIndex } = await import('./domain-index')
      rows = await domainIndex(index)
      show()
    } catch (error) {
      say(output.dataset.failed)
      reportError(error)
    }
    loading = false
  }
  const readAddress = () => {
    const query = new URLSearchParams(location.search)
    for (const field of fields) {
      field.value = query.get(field.name) ?? ''
      // The URL may name an option that does not exist.
      if (field instanceof HTMLSelectElement && field.selectedIndex < 0) field.value = ''
    }
    show()
  }

  form.addEventListener('input', ({ target }) => {
    show()
    const query = String(asked())
    // The back button skips the letters of a word and returns to the list as it was before.
    const write = location.search && !(target instanceof HTMLSelectElement) ? 'replaceState' : 'pushState'
    // Done last, because browsers reject it when updates follow each other too fast.
    history[write](null, '', query ? `?${query}` : location.pathname)
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    show()
  })
  addEventListener('popstate', readAddress)
  form.hidden = false
  readAddress()
  // A visitor who arrives with a query wants to see the results; one who comes back, the place that was left.
  if (!clear.hidden && !scrollY) form.scrollIntoView()
}
