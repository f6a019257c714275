import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { long } from '../support/long'
import { realSiteBrowser } from '../support/real-site-browser'
import { kindsOfPages } from '../support/specified'

const newPage = realSiteBrowser()

/** WCAG 2.2, 1.4.12: settings of a reader that must not make any word disappear. */
const textSpacing = `* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
p { margin-block-end: 2em !important }`

/** Elements that clip some of their own text. Visually hidden ones, which are one pixel wide, are ignored. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => element.checkVisibility() && element.clientWidth > 1 && element.closest('svg') === null)
      .filter((element) => getComputedStyle(element).overflowX !== 'visible')
      .filter(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => {
        return scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1
      })
      .map((element) => `${element.tagName}.${element.className}`),
  )
}

function widthOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth)
}

test.each([320, 1280])(
  'with the text spacing of WCAG 1.4.12 no word is lost in a window of %i pixels',
  long,
  async (width) => {
    // The user styles of a browser are not subject to the policy of a page.
    const page = await newPage({ viewport: { width, height: 800 }, bypassCSP: true })
    for (const path of kindsOfPages) {
      await page.goto(path)
      await page.addStyleTag({ content: textSpacing })
      expect([await widthOf(page), await cutOff(page)], path).toEqual([width, []])
    }
  },
)

test('at 400 % zoom nothing sticky covers the text', long, async () => {
  const page = await newPage({ viewport: { width: 320, height: 225 } })
  for (const path of kindsOfPages) {
    await page.goto(path)
    await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
    const stuck = await page.evaluate(() =>
      [...document.querySelectorAll('main *, header')]
        .filter((element) => getComputedStyle(element).position === 'sticky')
        .reduce((height, element) => height + element.getBoundingClientRect().height, 0),
    )
    expect([await widthOf(page), stuck], path).toEqual([320, 0])
  }
})

test('in a window of 2560 pixels lines of text stay readable', long, async () => {
  const page = await newPage({ viewport: { width: 2560, height: 1400 } })
  for (const path of kindsOfPages) {
    await page.goto(path)
    const widest = await page.evaluate(() =>
      Math.max(
        ...[...document.querySelectorAll('main p, main li')].map((text) => {
          const range = document.createRange()
          range.selectNodeContents(text)
          return range.getBoundingClientRect().width
        }),
      ),
    )
    expect(widest, path).toBeLessThanOrEqual(800)
  }
})

test('no letter spacing takes ligatures such as fi apart', long, async () => {
  const page = await newPage()
  for (const path of kindsOfPages) {
    await page.goto(path)
    const spaced = await page
      .locator('body, body *')
      .evaluateAll((all) => all.filter((element) => getComputedStyle(element).letterSpacing !== 'normal').length)
    expect(spaced, path).toBe(0)
  }
})

describe('a reader who wants no motion', () => {
  test('gets none', long, async () => {
    const page = await newPage({ reducedMotion: 'reduce' })
    for (const path of kindsOfPages) {
      await page.goto(path)
      const moving = await page.evaluate(
        () =>
          [...document.querySelectorAll('*')].filter((element) => {
            const { scrollBehavior, transitionDuration, animationDuration } = getComputedStyle(element)
            // What only hides something while the page is scrolled has no duration of its own.
            const isMoving = !['0s', 'auto'].includes(animationDuration)
            return scrollBehavior === 'smooth' || transitionDuration !== '0s' || isMoving
          }).length,
      )
      expect(moving, path).toBe(0)
    }
  })
})

test('a reader who wants more contrast gets text and lines in full ink', async () => {
  const page = await newPage()
  const tokens = () =>
    page.evaluate(() =>
      ['.lead', '.note'].map((text) => getComputedStyle(document.querySelector(text) ?? document.body).color),
    )
  await page.goto('/vista-collection-portfolio')
  const ink = await page.evaluate(() => getComputedStyle(document.body).color)
  expect(await tokens()).not.toContain(ink)
  await page.emulateMedia({ contrast: 'more' })
  expect(await tokens()).toEqual([ink, ink])
})

describe('in forced colors', () => {
  test('every mark of a chart stands out from the background', long, async () => {
    const page = await newPage({ forcedColors: 'active', colorScheme: 'dark' })
    for (const path of ['/vista-collection-portfolio', '/domains']) {
      await page.goto(path)
      const [ground, colors] = await page.evaluate(() => {
        const marks = [...document.querySelectorAll('main figure svg :is(circle, rect, path, line)')]
        const painted = marks.map((mark) => getComputedStyle(mark))
        const used = painted.map(({ fill, stroke }) => (fill === 'none' ? stroke : fill))
        return [getComputedStyle(document.body).backgroundColor, [...new Set(used)]] as const
      })
      expect(colors.length, path).toBeGreaterThan(0)
      expect(colors, path).not.toContain(ground)
    }
  })

  test('buttons have a border, and the focused one has an outline', long, async () => {
    const page = await newPage({ forcedColors: 'active' })
    await page.goto('/')
    const button = page.getByRole('link', { name: 'Explore Vista Collection' })
    await button.focus()
    const style = await button.evaluate((element) => {
      const { borderStyle, outlineStyle, outlineWidth } = getComputedStyle(element)
      return [borderStyle, outlineStyle, outlineWidth]
    })
    expect(style).toEqual(['solid', 'solid', '3px'])
  })
})
