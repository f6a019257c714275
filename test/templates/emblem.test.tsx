import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Emblem } from '../../templates/components/emblem'
import { loadSite } from '../support/load-site'

const site = await loadSite()
const brands = site.collections.flatMap((collection) => collection.brands)
const drawn = brands.map(({ slug, stage, collection }) => ({
  slug,
  svg: renderToStaticMarkup(<Emblem slug={slug} stage={stage} collection={collection.slug} />),
}))

test('every brand has an emblem of its own', () => {
  expect(new Set(drawn.map(({ svg }) => svg)).size).toBe(36)
})

test.each(drawn)('that of $slug weighs less than 700 bytes', ({ svg }) => {
  expect(Buffer.byteLength(svg)).toBeLessThan(700)
})

test.each(drawn)('that of $slug takes its colours from the page and is decoration', ({ svg }) => {
  const colors = [...svg.matchAll(/(?:fill|stroke)="([^"]*)"/g)].map((match) => match[1])
  expect(['var(--sun)', 'var(--ridge)', 'currentColor', 'none']).toEqual(expect.arrayContaining(colors))
  expect(colors).toContain('var(--sun)')
  expect(svg).toContain('aria-hidden="true"')
})

test.each(drawn)('no sun shows through a ridge of that of $slug', ({ svg }) => {
  expect(svg).not.toContain('fill-opacity')
})

test.each(drawn)('that of $slug stays within its square', ({ svg }) => {
  const [, x = 0, y = 0, width = 0, height = 0] = (/viewBox="(\S+) (\S+) (\S+) (\S+)"/.exec(svg) ?? []).map(Number)
  const sun = /<circle cx="(\d+)" cy="(\d+)" r="(\d+)"/.exec(svg) ?? []
  const [, cx = Number.NaN, cy = Number.NaN, r = Number.NaN] = sun.map(Number)
  expect(cx - r).toBeGreaterThanOrEqual(x)
  expect(cx + r).toBeLessThanOrEqual(x + width)
  expect(cy - r).toBeGreaterThanOrEqual(y)
  expect(cy + r).toBeLessThanOrEqual(y + height)
})

test('the same names give the same emblem, another segment another', () => {
  const emblem = (stage: string) => renderToStaticMarkup(<Emblem slug="vistafoo" stage={stage} collection="vista" />)
  expect(emblem('Coffee')).toBe(emblem('Coffee'))
  expect(new Set(['Coffee', 'Dining', 'Adventure', 'Fintech', 'Wellness'].map(emblem)).size).toBeGreaterThan(1)
})
