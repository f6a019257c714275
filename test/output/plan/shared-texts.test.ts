import { expect, test } from 'vitest'
import { sharedTexts } from '../../../src/output/plan/shared-texts'
import { pageAt, templateAt } from '../../support/pages'

/** A page with its own template and these texts in its head. */
function listed(path: string, head: { title?: string; description?: string; noindex?: boolean } = {}) {
  const page = pageAt(path)
  return {
    page: { ...page, head: { ...page.head, ...head } },
    template: templateAt(`templates${path}.tsx`),
  }
}

test('pages with unique texts are fine', () => {
  expect(sharedTexts([listed('/a'), listed('/b')])).toEqual([])
})

test.each(['title', 'description'] as const)('a %s shared by two pages is a warning at the second', (name) => {
  expect(sharedTexts([listed('/a', { [name]: 'Same' }), listed('/b', { [name]: 'Same' }), listed('/c')])).toEqual([
    {
      severity: 'warning',
      file: 'templates/b.tsx',
      message: `found the same ${name} on /a and /b (“Same”), expected one of its own for each page`,
    },
  ])
})

test('pages that search engines do not list may have the same texts', () => {
  expect(sharedTexts([listed('/a', { title: 'Same' }), listed('/b', { title: 'Same', noindex: true })])).toEqual([])
})
