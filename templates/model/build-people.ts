import { compare } from 'build-site'
import type { Data } from '../content/types'

/** Builds the people of the contact page, in their order; people without an `order` follow the others. */
export function buildPeople(entries: Data['people']) {
  return entries
    .map(({ slug, value: { order = Number.MAX_SAFE_INTEGER, ...person } }) => ({ slug, order, ...person }))
    .sort((a, b) => a.order - b.order || compare(a.name, b.name))
}
