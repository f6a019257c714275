import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { EarlyTemplates } from '../../../src/output/plan/early-templates'
import { sound } from '../../support/compile'
import { temporaryFolder, writeFiles } from '../../support/folder'
import { loadRealData } from '../../support/real-data'

const { site } = await loadRealData()

/** Valid templates but for some changes, which are compiled early. */
async function early(changed: Readonly<Record<string, string>> = {}, siteUrl?: string) {
  const root = await temporaryFolder()
  await mkdir(join(root, 'data'))
  await writeFiles(join(root, 'templates'), { ...sound, ...changed })
  const options = { root, cwd: root, data: join(root, 'data'), packageRoot: process.cwd(), siteUrl, strict: false }
  const onTemplates = vi.fn()
  return { templates: new EarlyTemplates(options, onTemplates), onTemplates }
}

const wrong = { 'layout/icon.tsx': 'export default 1' }

test.each([
  ['as its data have it', undefined, '/'],
  ['as the option has it', 'https://host.example/base', '/base/'],
])('templates are compiled once it is known where the site is, %s, and no more than once', async (_, siteUrl, home) => {
  const { templates, onTemplates } = await early({}, siteUrl)
  templates.onSite(site.value)
  await templates.settled()
  expect(onTemplates).toHaveBeenCalledTimes(1)
  expect(await templates.templatesFor(home)).toBe(onTemplates.mock.calls[0]?.[0])
  expect(onTemplates).toHaveBeenCalledTimes(1)
})

test('of a site that turns out to be elsewhere, or about which nothing was known, they are compiled when asked for', async () => {
  const { templates, onTemplates } = await early()
  await templates.settled()
  const first = await templates.templatesFor('/')
  const other = await templates.templatesFor('/base/')
  expect(onTemplates.mock.calls).toEqual([[first], [other]])
})

test('their mistakes are told when they are asked for, not before', async () => {
  const { templates, onTemplates } = await early(wrong)
  templates.onSite(site.value)
  await templates.settled()
  expect(onTemplates).not.toHaveBeenCalled()
  await expect(templates.templatesFor('/')).rejects.toThrow('found no default export that fits, expected a component')
})
