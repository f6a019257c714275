import { expect, test } from 'vitest'
import { sharedTexts } from '../../../src/build/plan/shared-texts'
import { pageAt, templateAt } from '../../support/pages'

/** A page with its own template and these texts in its head. */
function listed(path: string, head: { title?: string; description?: string; noindex?: boolean } = {}) {
  const page = pageAt(path)
  return {
    page: { ...page, head: { ...page.head, ...head } },
    template: templateAt(`templates${path}.tsx`),
  }
}

const noFiles = () => []

test('pages with unique texts are fine', () => {
  expect(sharedTexts([listed('/a'), listed('/b')], noFiles)).toEqual([])
})

test.each(['title', 'description'] as const)('a %s shared by two pages is a warning at the second', (name) => {
  const pages = [listed('/a', { [name]: 'Same' }), listed('/b', { [name]: 'Same' }), listed('/c')]
  expect(sharedTexts(pages, noFiles)).toEqual([
    {
      severity: 'warning',
      file: 'templates/b.tsx',
      message: `found the same ${name} on /a, /b (“Same”), expected a different one for each page`,
    },
  ])
})

test('pages that search engines do not list may have the same texts', () => {
  expect(
    sharedTexts([listed('/a', { title: 'Same' }), listed('/b', { title: 'Same', noindex: true })], noFiles),
  ).toEqual([])
})

test('a page that comes from a data file is reported with that file', () => {
  const pages = [listed('/a', { title: 'Same' }), listed('/b', { title: 'Same' })]
  const [problem] = sharedTexts(pages, (path) => (path === '/b' ? ['data/brands/b.yaml'] : []))
  expect(problem?.file).toBe('data/brands/b.yaml')
})

test('one text on many pages is reported once', () => {
  const pages = Array.from({ length: 1_200 }, (_, index) => listed(`/${index}`, { description: 'Same' }))
  expect(sharedTexts(pages, noFiles)).toEqual([
    {
      severity: 'warning',
      file: 'templates/1.tsx',
      message:
        'found the same description on /0, /1, /2 and 1,197 more (“Same”), expected a different one for each page',
    },
  ])
})
