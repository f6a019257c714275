import { readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ensureDir } from 'fs-extra/esm'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { programFiles } from '../../../src/output/program-files'
import { drawShareImages } from '../../../src/output/share/draw-share-images'
import { checkout } from '../../support/checkout'
import { loadSite } from '../../support/load-site'
import { templateAt } from '../../support/pages'
import { partsOf } from '../../support/site-parts'

const site = await loadSite()
const template = templateAt('templates/pages/a.tsx')
const shareCard = () => createElement('svg', { xmlns: 'http://www.w3.org/2000/svg', width: 1, height: 1 })
const shareFont = '@fontsource/newsreader/files/newsreader-latin-400-normal.woff'

test('a build that draws images removes the oldest of thousands that it does not use', async () => {
  const packageRoot = await checkout()
  const { imageCache } = programFiles(packageRoot)
  await ensureDir(imageCache)
  const old = Array.from({ length: 2_001 }, (_, index) => `${index}.png`)
  for (const [index, name] of old.entries()) await writeFile(join(imageCache, name), String(index))
  await utimes(join(imageCache, '5.png'), 1, 1)

  const head = { title: 'a', description: 'a', jsonLd: [], share: { title: 'a', line: 'a' } }
  const page = { address: site.address('/a'), head, updated: '2026-01-01', props: {} }
  const { templates, pages } = partsOf(site, template, [page])
  const plan = { site, pages, templates: { ...templates, shareCard, shareFont } }
  await drawShareImages(plan, { packageRoot, root: packageRoot, data: join(packageRoot, 'data') })
  const left = await readdir(imageCache)
  expect([left.length, old.filter((name) => !left.includes(name))]).toEqual([2_001, ['5.png']])
})
