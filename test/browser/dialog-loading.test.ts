import { expect, test } from 'vitest'
import { realSiteBrowser } from '../support/real-site-browser'

const newPage = realSiteBrowser()

test('the access dialog is loaded only where it is', async () => {
  const page = await newPage()
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  for (const path of ['/contact', '/domains', '/vistaski']) await page.goto(path, { waitUntil: 'networkidle' })
  expect(fetched.filter((path) => path.includes('access-dialog'))).toEqual([])
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(fetched.filter((path) => path.includes('access-dialog'))).toHaveLength(1)
})

test('if it cannot be loaded, the plain link stays, without an error', async () => {
  const page = await newPage()
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.route('**/access-dialog-*.js', (route) => route.abort())
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.getByRole('link', { name: 'Request portfolio access' }).click()
  await page.waitForURL('**/vista-collection-portfolio')
  expect(errors).toEqual([])
})
