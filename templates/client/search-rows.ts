import { domainRows } from './domain-rows'
import { findWords, relatedWords } from './match-words'
import { domainCount } from './search-fields'

type Rows = ReturnType<typeof domainRows>

/**
 * Returns a function that shows the rows that match a query, and says how many there are.
 *
 * @param form the search; for a paginated list, it has the address of the index, which is fetched for the first query
 * @param clear offers the whole list
 */
export function searchRows(form: HTMLFormElement, output: HTMLOutputElement, clear: HTMLElement) {
  const { index, related: lines = '' } = form.dataset
  const related = relatedWords(lines)
  const messages = output.dataset
  let rows: Rows | undefined = index ? undefined : domainRows()
  let asked = ''
  let loading = false

  const say = (text: string | undefined) => {
    output.value = text || output.defaultValue
  }
  const show = (query: URLSearchParams) => {
    asked = String(query)
    // The whole list in another order is still the whole list.
    clear.hidden = [...query.keys()].every((name) => name === 'sort')
    const search = rows
    if (!search) return load()
    const wanted = Object.fromEntries(query)
    const count = search(wanted, findWords(related))
    say(clear.hidden ? '' : count ? domainCount(count) : messages.none)
    if (asked)
      import('./search-help').then(
        (help) => {
          const priced = help.withTypedPrice(wanted)
          const showNear = () => search(wanted, help.findNear(related))
          const showPriced = priced && (() => search(priced, findWords(related)))
          // There may be a later query by now.
          if (asked === String(query)) help.searchHelp(form, clear, count, showNear, showPriced)
        },
        () => {},
      )
  }
  const load = () => {
    say(asked && messages.busy)
    if (loading || !asked) return
    loading = true
    import('./search-all').then((all) => all.search(index ?? '').then(begin)).catch(fail)
  }
  const begin = (search: Rows) => {
    rows = search
    show(new URLSearchParams(asked))
  }
  const fail = () => {
    loading = false
    say(asked && messages.failed)
  }
  return show
}
