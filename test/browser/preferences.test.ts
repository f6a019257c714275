import { expect, test } from 'vitest'
import { drawingColors } from '../../templates/components/drawing-colors'
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

test('images that cannot follow the color scheme have the colors of the light one', async () => {
  const page = await visit('/', { colorScheme: 'light' })
  const { paleEvergreen, paleIndigo, soft, ...named } = drawingColors
  const tokens = { ...named, 'ink-soft': soft }
  const painted = await page.evaluate((names) => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    return names.map((name) => {
      document.body.style.color = `var(--${name})`
      if (canvas) canvas.fillStyle = getComputedStyle(document.body).color
      canvas?.fillRect(0, 0, 1, 1)
      return [name, [...(canvas?.getImageData(0, 0, 1, 1).data.slice(0, 3) ?? [])]]
    })
  }, Object.keys(tokens))
  const hex = (channels: unknown) =>
    `#${Array.isArray(channels) ? channels.map((one) => Number(one).toString(16).padStart(2, '0')).join('') : ''}`
  expect(Object.fromEntries(painted.map(([name, channels]) => [name, hex(channels)]))).toEqual(tokens)
})
