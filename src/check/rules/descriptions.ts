import { metas } from '../elements'
import type { Rule } from '../rule'
import { type SearchText, searchTextFaults } from '../search-text'

/**
 * Google sets no length and cuts at about 160 characters on wide screens; Bing asks for no more than that. Below 50 an
 * engine tends to take a sentence of the page instead.
 */
const description: SearchText = {
  name: 'description',
  fields: ['description'],
  of: (page) => metas(page, 'description').map((text) => text.trim()),
  length: { least: 50, most: 160 },
}

/** What search results show below the title. */
export const descriptionsRule: Rule = {
  id: 'descriptions',
  promise: 'every page has a description of its own, of 50 to 160 characters',
  find: (site) => searchTextFaults(description, site),
}
