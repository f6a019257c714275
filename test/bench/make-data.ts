import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { copy } from 'fs-extra/esm'
import { stringify } from 'yaml'
import type { Data } from '../support/site-from'
import { loadData } from '../support/site-from'
import { type Models, makeBrand, slugOf } from './make-brand'
import { seeded } from './random'

/**
 * Up to this number of brands, their files are YAML, as written by people; a larger catalogue is JSON, as written by
 * programs.
 */
const writtenByHand = 100

/** The file format of brands. */
export type Format = 'json' | 'yaml'

function usualFormat(brands: number): Format {
  return brands > writtenByHand ? 'json' : 'yaml'
}

/** The file of a brand in a data folder created by `makeData`. */
export function brandFile(data: string, number: number, brands: number, format = usualFormat(brands)): string {
  return join(data, 'brands', `${slugOf(number)}.${format}`)
}

/**
 * Writes a data folder with a number of brands: the same two collections, in the proportions of the real ones, and
 * everything else as in `data/`. The same number gives the same bytes.
 */
export async function makeData(folder: string, brands: number, format = usualFormat(brands)): Promise<void> {
  const { data } = await loadData('data', '.')
  const [first, ...others] = data.brands.map(({ value }) => value)
  if (first === undefined) throw new Error('found no brands in data/, expected some to make others from')
  await copy('data', folder, { filter: (path) => !/data.(brands|collections|pricing|schema)/.test(path) })
  await writeBrands(folder, brands, [first, ...others], format)
  await writeCollections(folder, brands, data)
  await write(join(folder, 'pricing'), { ...data.pricing.value, prices: {}, listOverrides: {} }, false)
}

async function writeBrands(folder: string, brands: number, models: Models, format: Format): Promise<void> {
  const random = seeded(brands)
  await mkdir(join(folder, 'brands'))
  for (let number = 0; number < brands; number++) {
    const record = makeBrand(slugOf(number), models, random)
    const text = format === 'json' ? JSON.stringify(record) : stringify(record)
    await writeFile(brandFile(folder, number, brands, format), text)
  }
}

/** Each collection gets its share, four of them in the first list, as on the real site. */
async function writeCollections(folder: string, brands: number, { collections }: Data): Promise<void> {
  await mkdir(join(folder, 'collections'))
  const slugs = Array.from({ length: brands }, (_, number) => slugOf(number))
  const ofVista = Math.round((brands * 29) / 36)
  const shares = new Map([
    ['vista', slugs.slice(0, ofVista)],
    ['ai', slugs.slice(ofVista)],
  ])
  for (const { slug, value } of collections) {
    const share = shares.get(slug) ?? []
    const { existing, developing } = value
    const lists = {
      existing: { ...existing, brands: share.slice(0, 2) },
      developing: { ...developing, brands: share.slice(2) },
    }
    await write(join(folder, 'collections', slug), { ...value, ...lists, brandOverrides: {} }, brands > writtenByHand)
  }
}

async function write(file: string, value: unknown, asJson: boolean): Promise<void> {
  await writeFile(`${file}.${asJson ? 'json' : 'yaml'}`, asJson ? JSON.stringify(value) : stringify(value))
}
