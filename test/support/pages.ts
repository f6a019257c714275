import { addresses } from '../../src/content/rules/address'
import type { Page } from '../../src/pages/page'
import type { PageTemplate } from '../../src/render/compile/templates'

/** A page at a path of `https://host.example`, with the fields that matter to a test. */
export function pageAt(path: string, given: { noindex?: boolean; updated?: string; props?: object } = {}): Page {
  const { noindex = false, updated = '2025-08-01', props = {} } = given
  const share = { title: path, line: `Line of ${path}` }
  return {
    address: addresses('https://host.example')(path),
    head: { title: `Title of ${path}`, description: `Description of ${path}`, noindex, share, jsonLd: [] },
    updated,
    props,
  }
}

/** A template whose pages are empty and have no styles, except for what matters to a test. */
export function templateAt(file: string, given: Partial<PageTemplate> = {}): PageTemplate {
  return { file, pages: () => [], body: () => null, css: '', ...given }
}
