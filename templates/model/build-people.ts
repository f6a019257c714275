import { compare, type Entry } from 'build-site'
import type { PersonData } from '../content/person'
import type { Person } from './types'

/** Builds the people of the contact page, in their order. */
export function buildPeople(entries: readonly Entry<PersonData>[]): Person[] {
  return [...entries]
    .sort(({ value: a }, { value: b }) => orderOf(a) - orderOf(b) || compare(a.name, b.name))
    .map(({ slug, value: { name, role, link, photo } }) => ({ slug, name, role, link, photo }))
}

/** Those without a place of their own follow the others. */
function orderOf({ order = Number.MAX_SAFE_INTEGER }: PersonData): number {
  return order
}
