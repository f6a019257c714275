import { all } from '../elements'
import type { Rule } from '../rule'
import { type SearchText, searchTextFaults } from '../search-text'

/**
 * No engine sets a length. Google cuts the line at about 600 pixels and Bing at about 65 characters of ordinary width;
 * less than ten say too little to be clicked.
 */
const title: SearchText = {
  name: 'title',
  fields: ['title', 'name'],
  of: (page) => all(page, 'head title').map(({ text }) => text.trim()),
  length: { least: 10, most: 65 },
}

/** What search results and tabs show first. */
export const titlesRule: Rule = {
  id: 'titles',
  promise: 'every page has a title of its own, of 10 to 65 characters',
  find: (site) => searchTextFaults(title, site),
}
