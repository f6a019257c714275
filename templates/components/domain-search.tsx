import type { DomainList, Studio } from '../model/types'
import { formatNumber } from '../rules/formats'
import './domain-search.css'
import { PriceLadder } from './price-ladder'

interface DomainSearchProps {
  readonly list: Omit<DomainList, 'groups'>
  /** The groups that have a domain. */
  readonly collections: readonly Option[]
  /** Where to ask for a name that is not in the list. */
  readonly contact: Pick<Studio, 'email' | 'mailto'>
}

/** Search, filters and sorting. Hidden until the script shows them; the whole list is below in any case. */
export function DomainSearch({ list, collections, contact }: DomainSearchProps) {
  const { count, sold, searchLabel, searchExamples, relatedWords, index } = list
  const action = list.address.href
  return (
    <>
      <search>
        <form
          id="domain-search"
          className="domain-search"
          action={action}
          method="get"
          data-index={index?.href}
          data-related={relatedWords.join('\n') || undefined}
          data-reserve
          hidden
        >
          <p className="domain-search-words">
            <label htmlFor="q">{searchLabel}</label>
            <span className="domain-search-field">
              <input id="q" name="q" type="search" autoComplete="off" spellCheck="false" placeholder={searchExamples} />
              <button className="button" type="submit">
                Search
              </button>
            </span>
          </p>
          {/* Always open if there is room, see the styles. */}
          <details className="domain-search-filters">
            <summary>Filters</summary>
            <div className="domain-search-choices">
              <Choice name="collection" label="Collection" first="All collections" options={collections} />
              <Choice name="sort" label="Order" first="As listed" options={orders} />
            </div>
          </details>
          <p className="domain-search-result">
            <output
              htmlFor="q collection sort"
              data-none="No domain matches."
              data-nothing="No domain matches {words}."
              data-near="Near it: {domains}."
              data-busy="Searching…"
              data-failed="The search could not be loaded. Please reload the page."
            >
              {formatNumber(count)} domains{sold > 0 && `, ${formatNumber(sold)} of them sold`}
            </output>{' '}
            <span className="domain-search-paper" data-paper></span>
            <a href={action} data-clear hidden>
              Show all
            </a>
          </p>
          <p className="domain-search-none">
            Looking for another name? Ask at <a href={contact.mailto}>{contact.email}</a>.
          </p>
        </form>
      </search>
      {list.ladder.length > 0 && <PriceLadder ladder={list.ladder} />}
    </>
  )
}

const orders = [
  { value: 'name', label: 'Name' },
  { value: 'low', label: 'Price, low to high' },
  { value: 'high', label: 'Price, high to low' },
]

type Option = Readonly<Record<'value' | 'label', string>>

type ChoiceProps = Readonly<Record<'name' | 'label' | 'first', string> & { options: readonly Option[] }>

/** @param props with the label of the first option, which does not filter */
function Choice({ name, label, first, options }: ChoiceProps) {
  return (
    <p>
      <label htmlFor={name}>{label}</label>
      <select id={name} name={name}>
        <option value="">{first}</option>
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </p>
  )
}
