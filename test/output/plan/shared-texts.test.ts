import { expect, test } from 'vitest'
import { sharedTexts } from '../../../src/output/plan/shared-texts'
import { pageAt, templateAt } from '../../support/pages'

/** A page of a template of its own, with these texts in its head. */
function listed(path: string, head: { title?: string; description?: string; noindex?: boolean } = {}) {
  const page = pageAt(path)
  return {
    page: { ...page, head: { ...page.head, ...head } },
    template: templateAt(`templates${path}.tsx`),
  }
}

test('pages with texts of their own are right', () => {
  expect(sharedTexts([listed('/a'), listed('/b')])).toEqual([])
})

test.each(['title', 'description'] as const)('a %s that two pages have is a warning at the second', (name) => {
  expect(sharedTexts([listed('/a', { [name]: 'Same' }), listed('/b', { [name]: 'Same' }), listed('/c')])).toEqual([
    {
      severity: 'warning',
      file: 'templates/b.tsx',
      message: `found the same ${name} on /a and /b (“Same”), expected one of its own for each page`,
    },
  ])
})

test('pages that search engines do not list may say the same', () => {
  expect(sharedTexts([listed('/a', { title: 'Same' }), listed('/b', { title: 'Same', noindex: true })])).toEqual([])
})
