import { expect, test } from 'vitest'
import { long } from '../support/long'
import { narrow, realSiteBrowser } from '../support/real-site-browser'

const newPage = realSiteBrowser()

/** In pixels: the minimum size for a finger (art direction, "States"). */
const finger = 44

test.each(['/', '/vista-collection-portfolio', '/vistaset', '/domains', '/contact', '/privacy-policy'])(
  'standalone targets are large enough for a finger: %s',
  long,
  async (path) => {
    const page = await newPage({ ...narrow, hasTouch: true, isMobile: true })
    await page.goto(path)
    const small = await page.evaluate((finger) => {
      const targets = [...document.querySelectorAll<HTMLElement>('a, button, summary, select, input')]
      // Links within a sentence have the height of its line, and the link of a card covers the card.
      const alone = targets.filter((target) => {
        const { parentElement: parent } = target
        return parent?.innerText.trim() === target.innerText.trim() && !target.matches('.card-link, .skip-link')
      })
      const boxes = alone.map((target) => [target.innerText || target.id, target.getBoundingClientRect()] as const)
      return boxes.filter(([, { width, height }]) => height > 0 && (height < finger || width < finger)).map(String)
    }, finger)
    expect(small).toEqual([])
  },
)
