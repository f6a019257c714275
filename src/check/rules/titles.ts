import { all } from '../site/elements'
import type { Rule } from '../site/rule'
import { type SearchText, searchTextFaults } from '../site/search-text'

/**
 * No engine sets a limit. Google truncates at about 600 pixels and Bing at about 65 characters of average width; fewer
 * than ten say too little to be clicked.
 */
const title: SearchText = {
  name: 'title',
  fields: ['title', 'name'],
  of: (page) => all(page, 'head title').map(({ text }) => text.trim()),
  length: { least: 10, most: 65 },
}

/** The first thing that search results and tabs show. */
export const titlesRule: Rule = {
  id: 'titles',
  promise: 'every page has a title of its own, of 10 to 65 characters',
  find: (site) => searchTextFaults(title, site),
}
