import { createElement } from 'react'
import { addresses } from '../../src/content/rules/address'
import type { Page } from '../../src/pages/page'

/** A page at a path of `https://host.example`, with whatever matters to a test. */
export function pageAt(
  path: string,
  given: { noindex?: boolean; updated?: string; render?: Page['render'] } = {},
): Page {
  const { noindex = false, updated = '2025-08-01', render = () => createElement('p', null, path) } = given
  const share = { title: path, line: `Line of ${path}` }
  return {
    address: addresses('https://host.example')(path),
    head: { title: `Title of ${path}`, description: `Description of ${path}`, noindex, share, jsonLd: [] },
    updated,
    render,
  }
}
