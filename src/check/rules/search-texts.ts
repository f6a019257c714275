import { repeated } from '../../content/checks/repeated'
import type { Fault } from '../../lib/fault'
import { all, metas } from '../site/elements'
import { inData } from '../site/place'
import type { RenderedPage, RenderedSite } from '../site/rendered-site'
import type { Rule } from '../site/rule'

/** A text in the head that search engines show. */
interface SearchText {
  readonly name: string
  /** Fields of the data file that it may come from; the first one that exists counts. */
  readonly fields: readonly string[]
  readonly of: (page: RenderedPage) => readonly string[]
  /** In characters. Violations are warnings: engines truncate and replace such texts, but still list the page. */
  readonly length: { readonly least: number; readonly most: number }
}

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

/** The first thing that search results and tabs show. */
export const titlesRule: Rule = {
  id: 'titles',
  promise: 'every page has a title of its own, of 10 to 65 characters',
  find: (site) => searchTextFaults(title, site),
}

/** The text below the title in search results. */
export const descriptionsRule: Rule = {
  id: 'descriptions',
  promise: 'every page has a description of its own, of 50 to 160 characters',
  find: (site) => searchTextFaults(description, site),
}

/** The faults of a text: missing on any page; on indexable pages, also duplicate, too short or too long. */
function searchTextFaults(text: SearchText, { pages }: RenderedSite): Fault[] {
  const listed = pages.filter(({ isIndexable }) => isIndexable)
  return [
    ...pages.filter((page) => text.of(page).filter(Boolean).length !== 1).map((page) => notOne(text, page)),
    ...shared(text, listed),
    ...listed.flatMap((page) => wrongLength(text, page)),
  ]
}

function notOne(text: SearchText, page: RenderedPage): Fault {
  const found = text.of(page).filter(Boolean).length
  return { ...fault(text, page, `found ${found === 0 ? 'none' : found}, expected one`), severity: 'error' }
}

function shared(text: SearchText, listed: readonly RenderedPage[]): Fault[] {
  const own = ([said = '']: readonly string[]) => said
  const saying = listed.filter((page) => own(text.of(page)) !== '')
  return repeated(saying, (page) => own(text.of(page))).map(([page, other]) => {
    const says = `found “${own(text.of(page))}”, which ${other.path} has too, expected one of its own`
    return fault(text, page, says)
  })
}

function wrongLength(text: SearchText, page: RenderedPage): Fault[] {
  const [own = ''] = text.of(page)
  const { least, most } = text.length
  const count = [...own].length
  if (own === '' || (count >= least && count <= most)) return []
  const says = `found “${own}” of ${count} characters, expected ${least} to ${most}`
  const size = count < least ? `at least ${least}` : `at most ${most}`
  return [
    { ...fault(text, page, says), fix: `Write one of ${size} characters, including what the template adds to it` },
  ]
}

function fault({ name, fields }: SearchText, page: RenderedPage, says: string): Fault {
  const message = `${name}: ${says}`
  return {
    severity: 'warning',
    ...inData(page, ...fields),
    message,
    fix: `Write a ${name} that says what only this page has`,
  }
}
