import { expect, test } from 'vitest'
import { layoutShift } from '../support/layout-shift'
import { long } from '../support/long'
import { realSiteBrowser } from '../support/real-site-browser'

const newPage = realSiteBrowser()

/** A page of each kind on which the script does something of its own. */
const paths = [
  '/',
  '/vista-collection-portfolio',
  '/ai-collection-portfolio',
  '/domains',
  '/vistaset',
  '/contact',
  '/404',
]

test.each([
  ['a phone', 375, 740],
  ['a tall screen', 1280, 1440],
])('on %s nothing shifts when the script of a page arrives after the first paint', long, async (_, width, height) => {
  const page = await newPage({ viewport: { width, height } })
  await page.addInitScript(() => {
    new PerformanceObserver(() => console.info('painted')).observe({ type: 'paint' })
  })
  let painted: Promise<unknown> = Promise.resolve()
  await page.route('**/*.js', async (route) => {
    await painted
    await route.continue()
  })
  for (const path of paths) {
    painted = page.waitForEvent('console', (message) => message.text() === 'painted')
    await page.goto(path)
    expect(await layoutShift(page), path).toBe(0)
  }
})
