import { expect, test } from 'vitest'
import { lookOf } from '../../templates/styles/look'
import { visit } from '../support/shared-tab'

test('a reader who prefers more contrast gets text and lines in full ink', async () => {
  const page = await visit('/vista-collection-portfolio')
  const colors = () =>
    page.evaluate(() =>
      ['.lead', '.note'].map((text) => getComputedStyle(document.querySelector(text) ?? document.body).color),
    )
  const ink = await page.evaluate(() => getComputedStyle(document.body).color)
  expect(await colors()).not.toContain(ink)
  await page.emulateMedia({ contrast: 'more' })
  expect(await colors()).toEqual([ink, ink])
})

test('in forced colors every mark of a chart is visible', async () => {
  for (const path of ['/vista-collection-portfolio', '/domains']) {
    const page = await visit(path, { forcedColors: 'active', colorScheme: 'dark' })
    const [ground, colors] = await page.evaluate(() => {
      const marks = [...document.querySelectorAll('.market-chart svg :is(circle, rect, path, line), .price-ladder i')]
      const used = marks.map((mark) => {
        const { fill, stroke, backgroundColor } = getComputedStyle(mark)
        return mark.localName === 'i' ? backgroundColor : fill === 'none' ? stroke : fill
      })
      return [getComputedStyle(document.body).backgroundColor, [...new Set(used)]] as const
    })
    expect(colors.length, path).toBeGreaterThan(0)
    expect(colors, path).not.toContain(ground)
  }
})

test('in forced colors buttons have a border, and the focused one has an outline', async () => {
  const page = await visit('/', { forcedColors: 'active' })
  const button = page.getByRole('link', { name: 'Explore Vista Collection' })
  await button.focus()
  const style = await button.evaluate((element) => {
    const { borderStyle, outlineStyle, outlineWidth } = getComputedStyle(element)
    return [borderStyle, outlineStyle, outlineWidth]
  })
  expect(style).toEqual(['solid', 'solid', '3px'])
})

test.each(['light', 'dark'] as const)(
  'a collection has its own colors in the %s scheme, also within another',
  async (scheme) => {
    const page = await visit('/', { colorScheme: scheme })
    const slugs = ['vista', 'ai']
    const painted = await page.evaluate((all) => {
      const section = all.map((slug) => document.querySelector<HTMLElement>(`section[data-collection="${slug}"]`))
      section[1]?.append(...(section[0] ? [section[0]] : []))
      return section.map((element) => {
        if (element === null) return ''
        element.style.color = 'var(--accent)'
        return getComputedStyle(element).color
      })
    }, slugs)
    expect(painted).toEqual(slugs.map((slug) => rgb(lookOf(slug).colors.accent[scheme])))
  },
)

function rgb(hex: string): string {
  return `rgb(${hex
    .match(/\w\w/g)
    ?.map((channel) => Number.parseInt(channel, 16))
    .join(', ')})`
}
