import { readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ensureDir } from 'fs-extra/esm'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { drawShareImages } from '../../../src/assets/share/share-images'
import { programFiles } from '../../../src/lib/program-files'
import { checkout } from '../../support/checkout'
import { loadWholeSite } from '../../support/load-site'
import { long } from '../../support/long'
import { templateAt } from '../../support/pages'
import { partsOf } from '../../support/site-parts'

const site = await loadWholeSite()
const template = templateAt('templates/pages/a.tsx')
const shareCard = () => createElement('svg', { xmlns: 'http://www.w3.org/2000/svg', width: 1, height: 1 })
const shareFonts = ['@fontsource/newsreader/files/newsreader-latin-400-normal.woff']

/** A plan with pages that say the same, each drawn as a pixel. */
function planOf(...names: readonly string[]) {
  const head = { title: 'a', description: 'a', jsonLd: [], share: { title: 'a', line: 'a' } }
  const listed = names.map((name) => ({ address: site.address(`/${name}`), head, updated: '2026-01-01', props: {} }))
  const { templates, pages } = partsOf(site, template, listed)
  return { site, images: [], pages, templates: { ...templates, shareCard, shareFonts } }
}

test.each(['one', 'each'] as const)(
  'an image that many pages show is in exactly one shard (%s)',
  async (shareImages) => {
    const packageRoot = await checkout()
    const plan = planOf('a', 'b', 'c', 'd')
    const options = { packageRoot, root: packageRoot, data: join(packageRoot, 'data'), shareImages }
    const [image] = (await drawShareImages(plan, options)).files
    const written = [1, 2, 3].map(async (number) => {
      const shard = { number, of: 3 }
      const { files } = await drawShareImages(plan, { ...options, shard })
      return Array.from(files, ({ path }) => path)
    })
    expect((await Promise.all(written)).flat()).toEqual([image?.path])
  },
)

test('a build that draws images removes the oldest of thousands that it does not use', long, async () => {
  const packageRoot = await checkout()
  const { imageCache } = programFiles(packageRoot)
  await ensureDir(imageCache)
  const old = Array.from({ length: 2_001 }, (_, index) => `${index}.png`)
  for (const [index, name] of old.entries()) await writeFile(join(imageCache, name), String(index))
  await utimes(join(imageCache, '5.png'), 1, 1)

  await drawShareImages(planOf('a'), { packageRoot, root: packageRoot, data: join(packageRoot, 'data') })
  const left = await readdir(imageCache)
  expect([left.length, old.filter((name) => !left.includes(name))]).toEqual([2_001, ['5.png']])
})
