import { metas } from '../site/elements'
import type { Rule } from '../site/rule'
import { type SearchText, searchTextFaults } from '../site/search-text'

/**
 * Google sets no limit and truncates at about 160 characters on wide screens; Bing asks for at most that. Below 50,
 * engines tend to use a sentence of the page instead.
 */
const description: SearchText = {
  name: 'description',
  fields: ['description'],
  of: (page) => metas(page, 'description').map((text) => text.trim()),
  length: { least: 50, most: 160 },
}

/** The text below the title in search results. */
export const descriptionsRule: Rule = {
  id: 'descriptions',
  promise: 'every page has a description of its own, of 50 to 160 characters',
  find: (site) => searchTextFaults(description, site),
}
