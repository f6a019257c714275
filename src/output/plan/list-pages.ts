import type { FingerprintOf } from '../../content/fingerprints'
import { InputError } from '../../content/problem'
import type { Site } from '../../content/site/types'
import type { Page } from '../../pages/page'
import { commonOf } from '../../pages/page-for-each'
import { templateError } from '../compile/template-error'
import type { PageTemplate } from '../compile/templates'
import { type PageFields, pageFields } from './page-fields'
import { type PageTaking, TemplatePage } from './template-page'

/** Fingerprints of what a page has in common with all others of its template, and of its own thing. */
export type PageNames = readonly [common: string, own: string]

/** A page and the template that made it. */
export interface ListedPage {
  readonly page: Page
  readonly template: PageTemplate
  /** Together, fingerprints of everything it is made from; undefined if only its content identifies it. */
  readonly names?: PageNames | undefined
}

/** How pages are listed. */
interface PageListing extends Omit<PageTaking, 'fields'> {
  /** Computes fingerprints of what pages are made from; omitted if not needed. */
  readonly fingerprintOf?: FingerprintOf | undefined
  /** Finds the data files that give a page its address, for messages. */
  readonly dataFilesOf?: (path: string) => readonly string[]
}

/**
 * All pages of the site, in the order of their templates.
 *
 * @throws InputError when two templates claim one address, or when a template throws
 */
export function listPages(
  site: Site,
  templates: readonly PageTemplate[],
  listing: PageListing = { run: (task) => task(), isPreview: false },
): ListedPage[] {
  const fields = pageFields(site.address)
  const byPath = new Map<string, ListedPage>()
  for (const template of templates) {
    for (const listed of listedBy(template, site, listing, fields)) {
      const { path } = listed.page.address
      const other = byPath.get(path)
      if (other !== undefined) throw claimedTwice(path, template, other.template, listing.dataFilesOf?.(path))
      byPath.set(path, listed)
    }
  }
  return [...byPath.values()]
}

/** The pages of a template. @throws InputError when they are not what they have to be */
function listedBy(template: PageTemplate, site: Site, listing: PageListing, fields: PageFields): ListedPage[] {
  try {
    const { run, isPreview, fingerprintOf } = listing
    // The pages stay in memory; the fingerprint function need not.
    const taking = { run, isPreview, fields }
    return run(() => {
      const pages = pagesOf(template, site, { isPreview, fingerprintOf })
      return pages.map(({ page, names }, index) => ({
        page: new TemplatePage(page, index + 1, template, taking),
        template,
        names,
      }))
    })
  } catch (error) {
    throw templateError(error, template.file)
  }
}

/** The pages of a template, and the fingerprints of what each is made from. */
function pagesOf(
  { pages, file }: PageTemplate,
  site: Site,
  { isPreview, fingerprintOf }: Omit<PageListing, 'run'>,
): Omit<ListedPage, 'template'>[] {
  if (!('pageOf' in pages)) return listOf(pages(site)).map((page) => ({ page, names: undefined }))
  const common = commonOf(site)
  const commonFingerprint = fingerprintOf?.([file, isPreview, common])
  return listOf(pages.things(site)).map((thing) => {
    const name = fingerprintOf?.(thing)
    return {
      page: pages.pageOf(thing, common),
      names: commonFingerprint && name ? [commonFingerprint, name] : undefined,
    }
  })
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
  other: PageTemplate,
  files: readonly string[] = [],
): InputError {
  const sources = template === other ? `twice by ${template.file}` : `by ${other.file} and by ${template.file}`
  const named = files.length === 0 ? '' : ` (for ${files.join(' and ')})`
  const message = `the address ${path} is claimed ${sources}${named}, expected each address once; rename the slug or the path`
  return InputError.at(template.file, message)
}
