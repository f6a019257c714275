import { findAll } from './find'

type Field = HTMLInputElement | HTMLSelectElement

/** The fields of a search that are not empty, as the query of an address. */
export function queryOf(form: HTMLElement): URLSearchParams {
  const filled = fieldsOf(form).filter(({ value }) => value.trim())
  return new URLSearchParams(filled.map(({ name, value }) => [name, value]))
}

/** Fills the fields of a search with the query of an address. */
export function fillFields(form: HTMLElement, query: URLSearchParams) {
  for (const field of fieldsOf(form)) {
    field.value = query.get(field.name) ?? ''
    // The URL may name an option that does not exist: until the first one is set, none is selected.
    field.value ||= ''
  }
}

/** Keeps the words: on the way back, WebKit resets fields that it must not complete to the value they have by default. */
export function keepWords(form: HTMLElement) {
  for (const field of findAll<HTMLInputElement>('input', form)) field.defaultValue = field.value
}

function fieldsOf(form: HTMLElement): Field[] {
  return findAll<Field>('[name]', form)
}
