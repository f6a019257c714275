import { describe, expect, test } from 'vitest'
import { pageStyles, styleSheets } from '../../../src/assets/page-styles'
import { loadWholeSite } from '../../support/load-site'
import { pageAt, templateAt } from '../../support/pages'
import { partsOf } from '../../support/site-parts'

const site = await loadWholeSite('https://host.example/base')

const file = 'templates/pages/brand.tsx'

/** Parts of a site with some pages, whose styles have a given size. */
const parts = ({ cssBytes, pages = 2 }: { cssBytes: number; pages?: number }) => partsWith('a'.repeat(cssBytes), pages)

function partsWith(css: string, count: number) {
  const pages = Array.from({ length: count }, (_, index) => pageAt(`/${index}`))
  return partsOf(site, templateAt(file, { css }), pages)
}

describe('the styles of a page', () => {
  test('are inlined up to 24 KiB', () => {
    expect(pageStyles(parts({ cssBytes: 32_768 })).get(file)).toEqual({ use: { inline: 'a'.repeat(32_768) } })
    expect(styleSheets(parts({ cssBytes: 32_768 }))).toEqual([])
  })

  test('are one hashed file for all pages of a kind beyond that', () => {
    const [sheet, ...others] = styleSheets(parts({ cssBytes: 32_769 }))
    expect(others).toEqual([])
    expect(sheet).toEqual({
      path: expect.stringMatching(/^assets\/brand-[0-9a-f]{10}\.css$/),
      content: 'a'.repeat(32_769),
      source: file,
    })
    expect(pageStyles(parts({ cssBytes: 32_769 })).get(file)?.use).toEqual({ href: `/base/${sheet?.path}` })
  })

  test('are inlined in up to 500 pages, and one file for more', () => {
    expect(styleSheets(parts({ cssBytes: 10, pages: 500 }))).toEqual([])
    expect(styleSheets(parts({ cssBytes: 10, pages: 501 }))).toEqual([expect.objectContaining({ source: file })])
  })

  test('are measured in bytes, not in characters', () => {
    expect(pageStyles(partsWith('é'.repeat(16_385), 1)).get(file)?.use).toHaveProperty('href')
  })

  test('are no file if no page has any', () => {
    expect(styleSheets(parts({ cssBytes: 32_769, pages: 0 }))).toEqual([])
  })

  test('are decided for each kind of page', () => {
    const few = partsOf(site, templateAt('templates/pages/home.tsx', { css: 'a{}' }), [pageAt('/home')])
    const many = parts({ cssBytes: 10, pages: 501 })
    const both = pageStyles({ site, pages: [...few.pages, ...many.pages] })
    expect(both.get('templates/pages/home.tsx')?.use).toEqual({ inline: 'a{}' })
    expect(both.get(file)?.use).toHaveProperty('href')
  })
})
