import { isFields } from '../../content/parse/source'
import type { Address } from '../../content/rules/address'
import { InputError } from '../../lib/problem'
import type { Head } from '../../pages/head'
import type { ListedPage, Page } from '../../pages/page'
import { templateError } from '../../render/compile/template-error'
import type { PageTemplate, Templates } from '../../render/compile/templates'
import type { Site } from '../../site/site'
import { checkAddress, pageSchema } from './page-fields'

/** How pages are listed. */
interface PageListing {
  /** Runs template code. */
  readonly run: Templates['run']
  /** Whether to keep search engines away from every page. */
  readonly isPreview: boolean
  /** Finds the data files that give a page its address, for messages. */
  readonly dataFilesOf?: (path: string) => readonly string[]
}

/**
 * All pages of the site, in the order of their templates.
 *
 * @throws InputError when two templates claim one address, for an address that is none, or when a template throws
 */
export function listPages(
  { model, address }: Pick<Site, 'model' | 'address'>,
  templates: readonly PageTemplate[],
  { run, isPreview, dataFilesOf }: PageListing = { run: (task) => task(), isPreview: false },
): ListedPage[] {
  const schema = pageSchema(address)
  const byPath = new Map<string, ListedPage>()
  for (const template of templates) {
    for (const [index, page] of pagesOf(template, model, { run, isPreview }).entries()) {
      checkAddress({ page, template, number: index + 1 }, schema)
      const { path } = page.address
      const other = byPath.get(path)
      if (other !== undefined) throw claimedTwice(path, template, other.template, dataFilesOf?.(path))
      byPath.set(path, { page, template })
    }
  }
  return [...byPath.values()]
}

/** The pages of a template. @throws InputError when it throws */
function pagesOf({ pages, file }: PageTemplate, model: object, { run, isPreview }: PageListing): readonly Page[] {
  try {
    return run(() => listOf(pages(model)).map((page) => plainPage(page, file, isPreview)))
  } catch (error) {
    throw templateError(error, file)
  }
}

/** A page as plain data, whatever its template has made it of. @throws InputError when reading one of its fields throws */
function plainPage(page: Page, file: string, isPreview: boolean): Page {
  if (!isFields(page)) return page
  let path: unknown
  try {
    const address = plainAddress(page.address)
    path = address?.path
    const { head, updated, isErrorPage = false, isLong = false, within, props } = page
    const headOf = isFields(head) ? plainHead(head, isPreview) : head
    return { address, head: headOf, updated, isErrorPage, isLong, within: within && plainAddress(within), props }
  } catch (error) {
    throw templateError(error, file, typeof path === 'string' ? path : undefined)
  }
}

/** Read once, so that it cannot be another one after it has been checked. */
function plainAddress(address: Address): Address {
  if (!isFields(address)) return address
  const { path, href, url } = address
  return { path, href, url }
}

function plainHead(
  { title, description, noindex = false, previous, next, alternates, jsonLd, share }: Head,
  isPreview: boolean,
) {
  const [before, after] = [previous && plainAddress(previous), next && plainAddress(next)]
  const links = { previous: before, next: after, alternates }
  return { title, description, noindex: noindex || isPreview, ...links, jsonLd, share }
}

/** The types guarantee this, but a template may have been written without type checking. */
function listOf<T>(value: readonly T[]): readonly T[] {
  // Without gaps, over which a loop may or may not step.
  if (Array.isArray(value)) return Array.from(value)
  throw new TypeError('found pages that are no list, expected Page[]')
}

/** @param files the data files that give the page its address, if known */
function claimedTwice(
  path: string,
  template: PageTemplate,
  other: Pick<PageTemplate, 'file'>,
  files: readonly string[] = [],
): InputError {
  const sources =
    template.file === other.file ? `twice by ${template.file}` : `by ${other.file} and by ${template.file}`
  const named = files.length === 0 ? '' : ` (for ${files.join(' and ')})`
  const message = `the address ${path} is claimed ${sources}${named}, expected each address once; rename the slug or the path`
  return InputError.at(template.file, message)
}
