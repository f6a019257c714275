import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { addresses } from '../../../src/content/rules/address'
import { EarlyTemplates } from '../../../src/output/plan/early-templates'
import { sound } from '../../support/compile'
import { temporaryFolder, writeFiles } from '../../support/folder'
import { loadRealData } from '../../support/real-data'

const { site } = await loadRealData()

const drawable = {
  'layout/icon.tsx': 'export default () => <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1" />',
}

/** Valid templates but for some changes, which are compiled early. */
async function early(changed: Readonly<Record<string, string>> = {}, siteUrl?: string) {
  const root = await temporaryFolder()
  await mkdir(join(root, 'data'))
  await writeFiles(join(root, 'templates'), { ...sound, ...drawable, ...changed })
  const options = { root, cwd: root, data: join(root, 'data'), packageRoot: process.cwd(), siteUrl, strict: false }
  const onTemplates = vi.fn()
  return { templates: new EarlyTemplates(options, onTemplates), onTemplates }
}

const wrong = { 'layout/icon.tsx': 'export default 1' }

/** A site at an address. */
function at(url: string) {
  return { address: addresses(url) }
}

test.each([
  ['as its data have it', undefined, site.value.url],
  ['as the option has it', 'https://host.example/base', 'https://host.example/base'],
])('templates are compiled once it is known where the site is, %s, and no more than once', async (_, siteUrl, url) => {
  const { templates, onTemplates } = await early({}, siteUrl)
  templates.onSite(site.value)
  await templates.settled()
  expect(onTemplates).toHaveBeenCalledTimes(1)
  const found = await templates.templatesFor(at(url))
  expect(onTemplates.mock.calls).toEqual([[found.templates]])
  expect(found.files.assets.addresses.byName['icon.svg']?.url).toContain(`${url}/assets/icon-`)
})

test('of a site that turns out to be elsewhere, or about which nothing was known, they are compiled when asked for', async () => {
  const { templates, onTemplates } = await early()
  await templates.settled()
  const [first, other] = ['https://host.example', 'https://other.example']
  const { files } = await templates.templatesFor(at(first))
  const { files: others } = await templates.templatesFor(at(other))
  expect(onTemplates).toHaveBeenCalledTimes(2)
  const urls = [files, others].map(({ assets }) => assets.addresses.byName['icon.svg']?.url)
  expect(urls).toEqual([first, other].map((url) => expect.stringMatching(`^${url}/assets/icon-`)))
})

test('their mistakes are told when they are asked for, not before', async () => {
  const { templates, onTemplates } = await early(wrong)
  templates.onSite(site.value)
  await templates.settled()
  expect(onTemplates).not.toHaveBeenCalled()
  await expect(templates.templatesFor(at(site.value.url))).rejects.toThrow(
    'found no default export that fits, expected a component',
  )
})
