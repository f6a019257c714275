import { domainRows } from './domain-rows'
import { find, findAll, isIn } from './find'

/**
 * Searches, filters and sorts the price list. The state is in the URL, so it can be shared and the back button works.
 */
export function domainSearch() {
  const form = find<HTMLFormElement>('search form')
  const output = find<HTMLOutputElement>('output')
  const clear = find('[data-clear]')
  if (!form || !output || !clear) return
  const fields = findAll<HTMLInputElement | HTMLSelectElement>('[name]', form)
  const { index = '' } = form.dataset
  // The rows of a paginated list are in an index, which is fetched for the first query.
  let rows = index ? undefined : domainRows()
  let loading = false

  const say = (text = output.defaultValue) => {
    output.value = text
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
    say()
    if (loading || !String(asked())) return
    loading = true
    try {
      const lists = await import('./lists')
      rows = await lists.search(index)
      show()
    } finally {
      loading = false
      if (!rows && String(asked())) say(output.dataset.failed)
    }
  }
  const readAddress = () => {
    const query = new URLSearchParams(location.search)
    for (const field of fields) {
      field.value = query.get(field.name) ?? ''
      // The URL may name an option that does not exist: until the first one is set, none is selected.
      field.value ||= ''
    }
    show()
  }

  form.addEventListener('input', (event) => {
    show()
    const query = String(asked())
    // The back button skips the letters of a word and returns to the list as it was before.
    const write = location.search && isIn(event, 'input') ? 'replaceState' : 'pushState'
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
