import { repeated } from '../../content/cross-checks/repeated'
import type { Fault } from './finding'
import { inData } from './place'
import type { RenderedPage, RenderedSite } from './rendered-site'

/** A text in the head that search engines show. */
export interface SearchText {
  readonly name: string
  /** Fields of the data file that it may come from; the first one that exists counts. */
  readonly fields: readonly string[]
  readonly of: (page: RenderedPage) => readonly string[]
  /** In characters. Violations are warnings: engines truncate and replace such texts, but still list the page. */
  readonly length: { readonly least: number; readonly most: number }
}

/** The faults of a text: missing on any page; on indexable pages, also duplicate, too short or too long. */
export function searchTextFaults(text: SearchText, { pages }: RenderedSite): Fault[] {
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
  return [{ ...fault(text, page, says), fix: `Write one of ${size} characters, with all that the page adds to it` }]
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
