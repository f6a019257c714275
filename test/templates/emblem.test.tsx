import { Resvg } from '@resvg/resvg-js'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Emblem } from '../../templates/components/emblem'
import { motifs } from '../../templates/drawings/motifs'
import { loadSite } from '../support/load-site'

const site = await loadSite()
const brands = site.collections.flatMap((collection) => collection.brands)
const drawn = brands.map(({ slug, emblem, collection }) => ({ slug, emblem, svg: draw(emblem, collection.slug) }))
const generated = brands.slice(-12).flatMap(({ slug, stage }) =>
  ['vista', 'ai'].map((collection) => ({
    slug: `${slug} of ${collection}`,
    svg: draw(`${slug} ${stage}`, collection),
  })),
)
const all = [...drawn, ...generated]

function draw(emblem: string, collection: string): string {
  return renderToStaticMarkup(<Emblem emblem={emblem} collection={collection} />)
}

test('every brand has a motif that no other has, and every motif a brand', () => {
  expect(drawn.map(({ emblem }) => emblem).sort()).toEqual(Object.keys(motifs).sort())
})

test.each(all)('the emblem of $slug differs from all others, and weighs less than 700 bytes', ({ svg }) => {
  expect(all.filter((other) => other.svg === svg)).toHaveLength(1)
  expect(Buffer.byteLength(svg)).toBeLessThan(700)
})

test.each(all)('the emblem of $slug takes its colours from the page, opaque, and is decoration', ({ svg }) => {
  const colors = [...svg.matchAll(/(?:fill|stroke)="([^"]*)"/g)].map((match) => match[1])
  expect(['var(--sun)', 'var(--ridge)', 'currentColor', 'none']).toEqual(expect.arrayContaining(colors))
  expect(colors).toContain('var(--sun)')
  expect(svg).not.toContain('opacity')
  expect(svg).toContain('aria-hidden="true"')
})

test.each(all)('the emblem of $slug stays within its square', ({ svg }) => {
  const [, left = 0, top = 0, width = 0, height = 0] = (/viewBox="(\S+) (\S+) (\S+) (\S+)"/.exec(svg) ?? []).map(Number)
  const painted = svg.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"').replace(/var\(--\w+\)/g, 'red')
  const drawing = new Resvg(painted).getBBox()
  if (drawing === undefined) throw new Error('found nothing that is painted')
  const { x, y, width: wide, height: high } = drawing
  expect(wide * high).toBeGreaterThan(0.3 * width * height)
  expect([x >= left, y >= top, x + wide <= left + width, y + high <= top + height]).not.toContain(false)
})

test('without a motif, the same names give the same emblem, another segment another', () => {
  expect(draw('vistafoo Coffee', 'vista')).toBe(draw('vistafoo Coffee', 'vista'))
  const stages = ['Coffee', 'Dining', 'Real Estate', 'Fintech', 'Wellness']
  expect(new Set(stages.map((stage) => draw(`vistafoo ${stage}`, 'vista'))).size).toBeGreaterThan(1)
})
