import { describe, expect, test } from 'vitest'
import { pageStyles, styleSheets } from '../../../src/output/print/page-styles'
import { loadSite } from '../../support/load-site'
import { pageAt, templateAt } from '../../support/pages'
import { partsOf } from '../../support/site-parts'

const site = await loadSite('https://host.example/base')
const pages = [pageAt('/a'), pageAt('/b')]

/** A template of pages with styles of a given size. */
const template = (cssBytes: number) => templateAt('templates/pages/brand.tsx', { css: 'a'.repeat(cssBytes) })

describe('the styles of a page', () => {
  test('are inlined up to 24 KiB', () => {
    expect(pageStyles(template(24_576), site)).toEqual({ use: { inline: 'a'.repeat(24_576) } })
    expect(styleSheets(partsOf(site, template(24_576), pages))).toEqual([])
  })

  test('are one hashed file for all pages of a kind beyond that', () => {
    const [sheet, ...others] = styleSheets(partsOf(site, template(24_577), pages))
    expect(others).toEqual([])
    expect(sheet).toEqual({
      path: expect.stringMatching(/^assets\/brand-[0-9a-f]{10}\.css$/),
      content: 'a'.repeat(24_577),
      source: 'templates/pages/brand.tsx',
    })
    expect(pageStyles(template(24_577), site).use).toEqual({ href: `/base/${sheet?.path}` })
  })

  test('are measured in bytes, not in characters', () => {
    const css = 'é'.repeat(12_289)
    expect(pageStyles(templateAt('templates/pages/brand.tsx', { css }), site).use).toHaveProperty('href')
  })

  test('are no file if no page has any', () => {
    expect(styleSheets(partsOf(site, template(24_577), []))).toEqual([])
  })
})
