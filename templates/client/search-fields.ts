import { findAll } from './find'

/** The fields of a search that are not empty, as the query of an address. */
export function queryOf(form: HTMLFormElement): URLSearchParams {
  const query = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (String(value).trim()) query.append(name, String(value))
  return query
}

/** Fills the fields of a search with the query of an address. */
export function fillFields(form: HTMLFormElement, query: URLSearchParams) {
  form.reset()
  for (const field of findAll<HTMLInputElement | HTMLSelectElement>('.domain-lists [name]')) {
    const value = query.get(field.name) ?? ''
    if (field instanceof HTMLInputElement && field.type === 'radio') field.checked ||= field.value === value
    else {
      field.value = value
      // The URL may name an option that does not exist: until the first one is set, none is selected.
      field.value ||= ''
    }
  }
}

/** Keeps the words: when going back, WebKit resets fields that it must not complete to their default values. */
export function keepWords(form: HTMLElement) {
  for (const field of findAll<HTMLInputElement>('input', form)) field.defaultValue = field.value
}

/** A number of domains in words: `1 domain`, `1,004 domains`. */
export function domainCount(count: number): string {
  return `${count.toLocaleString('en-US')} domain${count === 1 ? '' : 's'}`
}
