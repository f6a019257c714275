import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { startDevServer } from '../../src/dev/dev-server'
import { launchBrowser } from '../support/browser'
import { projectIn } from '../support/build-options'
import { long } from '../support/long'
import { copyProject, type Project } from '../support/project'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** A copy of the real project under development, and one of its pages in the browser. */
async function workOn(path: string): Promise<{ project: Project; page: Page; url: (path: string) => string }> {
  const project = await copyProject()
  const fail = (error: unknown) => {
    throw error
  }
  const server = await startDevServer(
    projectIn(project.root),
    { port: 0 },
    { onUpdate: () => {}, onBroken: () => {}, onLimited: () => {}, onError: fail },
  )
  onTestFinished(() => server.close())
  const url = (to: string) => server.origins[0] + to
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  const listening = page.waitForResponse(url('/@build-site/events'))
  await page.goto(url(path))
  await listening
  return { project, page, url }
}

test('a changed price appears by itself, and the scroll position is kept', async () => {
  const { project, page } = await workOn('/vistaready')
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
  await project.edit('data/pricing.yaml', 'vistaready: 50000', 'vistaready: 51234')
  await page.getByText('$51,234').first().waitFor()
  await page.waitForFunction(() => scrollY === 300)
})

test('a changed style appears without a reload', long, async () => {
  const { project, page } = await workOn('/contact')
  await page.evaluate(() => {
    scrollTo({ top: 120, behavior: 'instant' })
    document.body.setAttribute('data-untouched', '')
  })
  await project.edit('templates/pages/contact.css', /$/, '\n.contact { outline: 7px dotted red }')
  await page.waitForFunction(
    () => getComputedStyle(document.querySelector('.contact') ?? document.body).outlineWidth === '7px',
  )
  expect(await page.evaluate(() => [document.body.hasAttribute('data-untouched'), scrollY])).toEqual([true, 120])
  expect(await page.locator('style').count()).toBe(1)

  await project.edit('templates/pages/contact.css', '7px dotted', '9px dotted')
  await page.waitForFunction(
    () => getComputedStyle(document.querySelector('.contact') ?? document.body).outlineWidth === '9px',
  )
  expect(await page.evaluate(() => document.body.hasAttribute('data-untouched'))).toBe(true)
})

test('errors replace the page, and the page returns once they are fixed', long, async () => {
  const { project, page } = await workOn('/contact')
  const error = page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' })
  const contact = page.getByRole('heading', { level: 1, name: 'Contact Us' })

  await project.edit('data/pricing.yaml', 'vistaready: 50000', 'vistaready: much')
  await page.getByRole('heading', { level: 1, name: '1 problem to fix' }).waitFor()
  expect(await page.locator('li').first().textContent()).toMatch(/^data\/pricing\.yaml:\d+ prices\.vistaready: /)
  await project.edit('data/pricing.yaml', 'vistaready: much', 'vistaready: 50000')
  await contact.waitFor()

  await project.edit(
    'templates/pages/contact.tsx',
    '<div className="contact">',
    '<div className={contact.nothing.here}>',
  )
  await error.waitFor()
  await project.edit(
    'templates/pages/contact.tsx',
    '<div className={contact.nothing.here}>',
    '<div className="contact">',
  )
  await contact.waitFor()

  await project.edit('templates/pages/contact.css', /^/, '@import "./nowhere.css";\n')
  await page.getByRole('heading', { level: 1, name: '1 problem to fix' }).waitFor()
  await project.edit('templates/pages/contact.css', '@import "./nowhere.css";\n', '')
  await contact.waitFor()
})

test('a page that missed a change reloads by itself', long, async () => {
  const { project, page, url } = await workOn('/vistaready')
  const old = await (await fetch(url('/vistaready'))).text()
  await project.edit('data/pricing.yaml', 'vistaready: 50000', 'vistaready: 51234')
  await page.getByText('$51,234').first().waitFor()
  await page.route(url('/vistaready'), (route) => route.fulfill({ body: old, contentType: 'text/html' }), { times: 1 })
  await page.goto(url('/vistaready'))
  await page.getByText('$51,234').first().waitFor()
})
