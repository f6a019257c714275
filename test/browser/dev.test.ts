// @module-tag long

import { expect, test } from 'vitest'
import { long } from '../support/long'
import { workOn } from '../support/work-on'

test('a changed price appears by itself, with the scroll position kept, and on a page that missed it', async () => {
  const { project, page, url } = await workOn('/vistaready')
  const old = await (await fetch(url('/vistaready'))).text()
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
  await project.edit('data/pricing.yaml', 'vistaready: 50000', 'vistaready: 51234')
  const price = page.getByText('$51,234').first()
  await price.waitFor()
  // The page stays in place while its font, which wraps a line elsewhere, replaces the stand-in.
  await page.waitForFunction(() => Math.abs(scrollY - 300) < 40)
  await page.route(url('/vistaready'), (route) => route.fulfill({ body: old, contentType: 'text/html' }), { times: 1 })
  await page.goto(url('/vistaready'))
  await price.waitFor()
})

test(
  'a changed style appears without a reload; errors replace the page, which returns once they are fixed',
  long,
  async () => {
    const { project, page } = await workOn('/contact')
    await page.evaluate(() => {
      scrollTo({ top: 120, behavior: 'instant' })
      document.body.setAttribute('data-untouched', '')
    })
    const file = 'templates/pages/contact'
    const styles = [
      [/$/, '\n.contact { outline: 7px dotted red }', '7px'],
      ['7px dotted', '9px dotted', '9px'],
    ] as const
    for (const [from, to, width] of styles) {
      await project.edit(`${file}.css`, from, to)
      await page.waitForFunction(
        (wanted) => getComputedStyle(document.querySelector('.contact') ?? document.body).outlineWidth === wanted,
        width,
      )
      expect(await page.evaluate(() => [document.body.hasAttribute('data-untouched'), scrollY])).toEqual([true, 120])
      expect(await page.locator('style').count()).toBe(1)
    }

    const contact = page.getByRole('heading', { level: 1, name: 'Contact Us' })
    const problem = page.getByRole('heading', { level: 1, name: '1 problem to fix' })
    await project.edit('data/pricing.yaml', 'vistaready: 50000', 'vistaready: much')
    await problem.waitFor()
    expect(await page.locator('li').first().textContent()).toMatch(/^data\/pricing\.yaml:\d+ prices\.vistaready: /)
    await project.edit('data/pricing.yaml', 'vistaready: much', 'vistaready: 50000')
    await contact.waitFor()

    await project.edit(`${file}.tsx`, '<div className="contact">', '<div className={contact.nothing.here}>')
    await page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' }).waitFor()
    await project.edit(`${file}.tsx`, '<div className={contact.nothing.here}>', '<div className="contact">')
    await contact.waitFor()

    await project.edit(`${file}.css`, /^/, '@import "./nowhere.css";\n')
    await problem.waitFor()
    await project.edit(`${file}.css`, '@import "./nowhere.css";\n', '')
    await contact.waitFor()
  },
)
