import { randomUUID } from 'node:crypto'
import { readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { type DrawnImage, shareDrawings } from '../../../src/assets/share/share-drawings'
import { hashedPath } from '../../../src/lib/hashed-path'
import { Store } from '../../../src/lib/store'
import { StoredMap } from '../../../src/lib/stored-map'
import type { ShareCardDrawing } from '../../../src/pages/drawings'
import type { Page } from '../../../src/pages/page'
import { temporaryFolder } from '../../support/folder'
import { loadWholeSite } from '../../support/load-site'
import { templateAt } from '../../support/pages'
import { partsOf } from '../../support/site-parts'

const site = await loadWholeSite()

function pageOf(title: string): Page {
  const head = { title, description: title, jsonLd: [], share: { title, line: 'A line' } }
  return { address: site.address(`/${title}`), head, updated: '2026-01-01', props: {} }
}

const drawingOf: ShareCardDrawing = ({ card }) =>
  createElement('svg', { xmlns: 'http://www.w3.org/2000/svg', width: card.title.length, height: 1 })

/** Consecutive builds of a site: each knows what the previous one has drawn. */
async function builds() {
  const folder = await temporaryFolder()
  const [cache, kept] = [join(folder, 'images'), join(folder, 'drawings')]
  const { templates: plain } = partsOf(site, templateAt('templates/pages/a.tsx'), [])
  const templates = { ...plain, shareCard: drawingOf }
  /** @returns the paths of the images, how many had to be drawn for that, and the images */
  const build = async (...titles: readonly string[]) => {
    let opened = 0
    const open = async () => {
      opened += 1
      return { templates, typeset: () => ({ lines: [], height: 0 }), cache }
    }
    const drawn = new StoredMap<DrawnImage>(new Store(kept), 'site')
    const drawings = shareDrawings({ site, images: [] }, open, { code: 'code', fonts: ['font'] }, cache, drawn)
    const images = new Map<string, DrawnImage>()
    for (const title of titles) images.set(title, await drawings.drawn(pageOf(title)))
    const paths = Array.from(images.values(), ({ path }) => path)
    await drawn.write()
    const drawnNow = opened
    return {
      ...{ paths, drawnNow },
      pngs: () => Promise.all(Array.from(images, ([title, image]) => drawings.png(pageOf(title), image))),
      sweep: (limit: number) => drawings.sweep(limit),
    }
  }
  return { build, cache, kept }
}

test('an image that is known from the last build is neither drawn nor read to determine its name', async () => {
  const { build, cache } = await builds()
  const first = await build('a', 'bb')
  expect([first.drawnNow, new Set(first.paths).size]).toEqual([2, 2])
  for (const name of await readdir(cache)) await writeFile(join(cache, name), 'nobody reads it')
  const second = await build('a', 'bb', 'ccc')
  expect([second.drawnNow, second.paths.slice(0, 2)]).toEqual([1, first.paths])
})

test('an image missing from the cache is drawn again', async () => {
  const { build, cache } = await builds()
  const { paths } = await build('a', 'bb')
  await rm(cache, { recursive: true })
  const second = await build('a', 'bb')
  expect([second.drawnNow, second.paths]).toEqual([2, paths])
})

test('the written file matches the hash in its name, whatever happened to the cache', async () => {
  const { build, cache } = await builds()
  const { paths } = await build('a', 'bb')
  const [one = '', other = ''] = (await readdir(cache)).map((name) => join(cache, name))
  await writeFile(one, await readFile(other))
  const { pngs, drawnNow } = await build('a', 'bb')
  const written = await pngs()
  expect([drawnNow, written.map((bytes) => hashedPath('share.png', bytes))]).toEqual([0, paths])
})

test('images without a page are dropped; an unchanged entry is only marked as used', async () => {
  const { build, kept } = await builds()
  await build('a', 'bb')
  const entry = join(kept, 'site')
  const { ino } = await stat(entry)
  await utimes(entry, 0, 0)
  await build('a', 'bb')
  const after = await stat(entry)
  expect([after.ino, after.mtimeMs > 0]).toEqual([ino, true])
  await build('a')
  expect((await build('a', 'bb')).drawnNow).toBe(1)
})

test('the oldest images that are not used are removed, but no used image, however old', async () => {
  const { build, cache } = await builds()
  await build('a')
  const [used = ''] = await readdir(cache)
  const old = ['1.png', `2.png.${randomUUID()}`, '3.png']
  for (const name of old) await writeFile(join(cache, name), '')
  for (const [age, name] of [used, ...old].entries()) await utimes(join(cache, name), age, age)
  const { sweep } = await build('a', 'bb')
  await sweep(1)
  const left = await readdir(cache)
  expect([left.length, ...[used, ...old].filter((name) => left.includes(name))]).toEqual([3, used, '3.png'])
})

test('without a new image, none is removed', async () => {
  const { build, cache } = await builds()
  await build('a', 'bb')
  const { sweep } = await build('a')
  await sweep(0)
  expect(await readdir(cache)).toHaveLength(2)
})
