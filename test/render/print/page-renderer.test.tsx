import { describe, expect, test } from 'vitest'
import { InputError } from '../../../src/lib/problem'
import Document from '../../../templates/layout/document'
import { loadWholeSite } from '../../support/load-site'
import { long } from '../../support/long'
import { pageAt, templateAt } from '../../support/pages'
import { parseDocument } from '../../support/parse-document'
import { type Layout, partsOf, rendering } from '../../support/site-parts'

const site = await loadWholeSite('https://host.example/base')

/** Pages at these paths, each of which shows its own path. */
function pagesAt(paths: readonly string[], layout: Layout = Document) {
  const template = templateAt('templates/pages/about.tsx', { body: ({ path }: { path?: string }) => <h1>{path}</h1> })
  const pages = paths.map((path) => ({ ...pageAt(path, { props: { path } }), address: site.address(path) }))
  return rendering(partsOf(site, template, pages, layout))
}

describe('the layout', () => {
  const inFrame = [
    '/',
    '/domains',
    '/contact',
    '/vista-collection-portfolio',
    '/ai-collection-portfolio',
    '/terms-of-use',
  ]
  const others = ['/vistaset', '/vistaski', '/domains/2', '/404']

  /** The pages for which the layout was rendered; undefined stands for all those that it has no link to. */
  function renderedFor(...paths: readonly string[]): readonly (string | undefined)[] {
    const calls: (string | undefined)[] = []
    const { renderer, drafts } = pagesAt(paths, ({ path, children }) => {
      calls.push(path)
      return <p>{children}</p>
    })
    for (const draft of [...drafts, ...drafts]) expect(renderer.preview(draft)).toContain(`<h1>${draft.path}</h1>`)
    return calls
  }

  test('is rendered once for all pages without a link in it', () => {
    expect(renderedFor(...others)).toEqual([undefined])
  })

  test('is rendered once for each page that it links to', () => {
    expect(renderedFor(...inFrame, ...others)).toEqual([...inFrame, undefined])
  })

  test('is rendered once for all pages that belong to one of its links', () => {
    const { renderer, drafts } = pagesAt(others)
    const within = ['/domains', '/vista-collection-portfolio', '/domains', '/nowhere']
    const shells = drafts.map((draft, index) => renderer.shell({ ...draft, within: within[index] }))
    expect(new Set(shells).size).toBe(3)
    expect(shells[2]).toBe(shells[0])
    expect(shells[0]?.middle).toContain('aria-current="true"')
  })

  test('is the same object for pages that share it', () => {
    const { renderer, drafts } = pagesAt([...others, '/contact'])
    const shells = drafts.map((draft) => renderer.shell(draft))
    expect(shells.map((shell) => shell === shells[0])).toEqual([true, true, true, true, false])
  })

  test.each([...inFrame, ...others])('marks links to its own page as current: %s', long, (path) => {
    const { renderer, drafts } = pagesAt([...others, path])
    const pages = drafts.map((draft) => renderer.preview(draft))
    const document = parseDocument(pages.at(-1) ?? '')
    const current = [...document.querySelectorAll('[aria-current=page]')].map((link) => link.getAttribute('href'))
    const links = [...document.querySelectorAll('.nav-links a')].map((link) => link.getAttribute('href'))
    expect(current).toEqual(links.filter((href) => href === `/base${path}`))
    expect(document.querySelector('main')?.innerHTML).toBe(`<h1>${path}</h1>`)
  })
})

describe('an error is reported with the template, the page and the cause', () => {
  const fail = () => {
    throw new Error('no market')
  }
  test.each([
    ['a body', templateAt('templates/pages/brand.tsx', { body: fail }), undefined],
    ['a layout', templateAt('templates/pages/brand.tsx'), fail],
  ])('%s', (_, template, layout) => {
    const { renderer, drafts } = rendering(partsOf(site, template, [pageAt('/vistaset')], layout))
    for (const draft of drafts) {
      expect(() => renderer.preview(draft)).toThrow(InputError)
      expect(() => renderer.preview(draft)).toThrow(
        'templates/pages/brand.tsx: the template threw an error while rendering /vistaset: no market.',
      )
    }
  })
})
