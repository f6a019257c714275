import { existsSync } from 'node:fs'
import { copyFile, cp, readFile, rename, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import fc from 'fast-check'
import { batchesOf } from '../../src/lib/batches-of'
import type { EditedSite } from './edited-site'
import { filesIn } from './folder'

/** What an edit is given to choose from. */
export interface Turn {
  readonly at: number
  readonly words: string
}

/** Something that happens to a site between two builds. */
type Edit = (site: EditedSite, turn: Turn) => Promise<unknown>

const words = [
  'Plain words',
  'A < b & "c"',
  'Zürich – “100 %”',
  "It's <b>no markup</b>",
  'Two  spaces',
  '{brands} brands of {studio}',
]

/** The slug of one of the brands. */
async function brandAt(site: EditedSite, at: number): Promise<string> {
  const names = await site.names('data/brands')
  const name = names[at % names.length] ?? ''
  return basename(name, extname(name))
}

/** The ending of data files of brands. */
async function endingOf(site: EditedSite, slug: string): Promise<string> {
  return extname((await site.names('data/brands')).find((name) => name.startsWith(`${slug}.`)) ?? '')
}

const brandField =
  (fields: (turn: Turn) => object): Edit =>
  async (site, turn) =>
    site.change(`brands/${await brandAt(site, turn.at)}`, (brand) => ({ ...brand, ...fields(turn) }))

/** Changes the list of the brands of the Vista Collection that are in development. */
function list(site: EditedSite, change: (slugs: readonly string[]) => readonly string[]): Promise<void> {
  return site.change('collections/vista', (collection) => {
    const { developing } = collection
    if (!isList(developing)) throw new Error('found no list of brands in development')
    return { ...collection, developing: { ...developing, brands: change(developing.brands) } }
  })
}

function isList(value: unknown): value is { readonly brands: readonly string[] } {
  return typeof value === 'object' && value !== null && 'brands' in value && Array.isArray(value.brands)
}

/** The slug of one of the brands of that list. */
async function listedAt(site: EditedSite, at: number): Promise<string> {
  let slug = ''
  await list(site, (slugs) => {
    slug = slugs[at % slugs.length] ?? ''
    return slugs
  })
  return slug
}

async function renamed(site: EditedSite, slug: string, other: string): Promise<void> {
  const ending = await endingOf(site, slug)
  await rename(site.path('data/brands', slug + ending), site.path('data/brands', other + ending))
  await list(site, (slugs) => slugs.map((each) => (each === slug ? other : each)))
}

function choose(...options: readonly string[]): Edit {
  return async (site) => {
    site.options = options
  }
}

/** Edits after which most pages are as they were. */
export const nearEdits: Readonly<Record<string, Edit>> = {
  'the price of a brand': brandField(({ at }) => ({ price: 10_000 + at })),
  'a text of a brand': brandField((turn) => ({ details: `${turn.words}, ${turn.at}.` })),
  'a text of a brand in lists': brandField((turn) => ({ summary: `${turn.words} ${turn.at}` })),
  'the stage of a brand': brandField(({ at }) => ({ stage: `Stage ${at % 3}` })),
  'the keywords of a brand': brandField(({ at }) => ({ keywords: [`keyword ${at}`] })),
  'a brand that is sold': brandField(({ at }) => ({ sold: at % 2 === 0 })),
  'a brand more': async (site, { at }) => {
    const slug = await brandAt(site, at)
    const ending = await endingOf(site, slug)
    await copyFile(site.path('data/brands', slug + ending), site.path('data/brands', `more${at}${ending}`))
    await list(site, (slugs) => [...slugs, `more${at}`])
  },
  'a brand less': async (site, { at }) => {
    const slug = await listedAt(site, at)
    await rm(site.path('data/brands', slug + (await endingOf(site, slug))))
    await list(site, (slugs) => slugs.filter((each) => each !== slug))
  },
  'a brand under another address': async (site, { at }) => renamed(site, await listedAt(site, at), `renamed${at}`),
  'the order of brands': (site) => list(site, (slugs) => slugs.toReversed()),
  // Both files keep their times, and their texts are known.
  'two brands with each other’s records': async (site, { at }) => {
    const [one, other] = [await brandAt(site, at), await brandAt(site, at + 1)].map((slug) => `data/brands/${slug}`)
    const ending = await endingOf(site, basename(one ?? ''))
    const [first, second, aside] = [one, other, 'aside'].map((name) => site.path(`${name}${ending}`))
    await rename(first ?? '', aside ?? '')
    await rename(second ?? '', first ?? '')
    await rename(aside ?? '', second ?? '')
  },
  'a text, though its file has the old time': async (site, { at }) => {
    const slug = await brandAt(site, at)
    const file = site.path('data/brands', slug + (await endingOf(site, slug)))
    const { atime, mtime } = await stat(file)
    await site.change(`brands/${slug}`, (brand) => ({ ...brand, investmentThesis: `Thesis ${at}.` }))
    await utimes(file, atime, mtime)
  },
  'how long lists are': (site, { at }) =>
    site.change('collections/vista', (fields) => ({ ...fields, pageSize: 2 + (at % 5) })),
  'the heading of the price list': (site, turn) =>
    site.change('domains', (fields) => ({ ...fields, heading: turn.words })),
  'a file of data that nothing reads': (site, { at }) =>
    at % 2 === 0 ? site.project.write('data/stray.txt', '') : rm(site.path('data/stray.txt'), { force: true }),
  'a mistake that is found and taken back': async (site, { at }) => {
    const slug = await brandAt(site, at)
    const file = site.path('data/brands', slug + (await endingOf(site, slug)))
    const text = await readFile(file, 'utf8')
    await site.change(`brands/${slug}`, (brand) => ({ ...brand, marketSize: 'much' }))
    await site.expectRefusal('marketSize')
    await writeFile(file, text)
  },
  'a file that is published as it is': ({ project }, { at }) =>
    project.write('templates/static/notes.txt', `Notes ${at}\n`),
  'another such file': ({ project }, turn) => project.write(`templates/static/more/${turn.at % 3}.txt`, turn.words),
  'compiled templates that are gone': (site) => rm(site.compiled, { recursive: true, force: true }),
  'a page that was edited by hand': async (site, turn) => {
    await site.build(...(site.isForced ? ['--force'] : []))
    const page = (await filesIn(site.out)).find((path) => /^contact[./].*html$/.test(path)) ?? ''
    await writeFile(join(site.out, page), turn.words)
    await site.expectRefusal(page)
    site.isForced = true
  },
  'a page that is gone': async (site, { at }) => {
    const pages = (await filesIn(site.out)).filter((path) => path.endsWith('.html'))
    await rm(join(site.out, pages[at % pages.length] ?? 'none'), { force: true })
  },
}

/** Edits after which most pages are others, or of which nothing is known. */
export const farEdits: Readonly<Record<string, Edit>> = {
  'the price of all others': (site, { at }) =>
    site.change('pricing', (pricing) => ({ ...pricing, otherwise: 20_000 + at })),
  'the tagline of the site': (site, turn) => site.change('site', (fields) => ({ ...fields, tagline: turn.words })),
  'the address of a collection': (site, { at }) =>
    site.change('collections/ai', (fields) => ({ ...fields, path: `/portfolio-${at}` })),
  'a part of all pages': ({ project }, { at }) =>
    project.edit('templates/layout/footer.tsx', /"site-footer[^"]*"/, `"site-footer at-${at}"`),
  'a style': ({ project }, { at }) =>
    project.edit('templates/components/emblem.css', /$/, `\n.at-${at} { color: red }`),
  'the script': ({ project }, { at }) =>
    project.edit('templates/client/index.ts', /$/, `\ndocument.documentElement.dataset.at = '${at}'\n`),
  'a page of one kind': ({ project }, { at }) =>
    project.edit('templates/pages/contact.tsx', '<h1', `<p>{${at}}</p><h1`),
  'one form of addresses': choose('--urls', 'flat'),
  'the other form of addresses': choose('--urls', 'folder'),
  'the address of the site': choose('--site-url', 'https://other.example/base'),
  'files for hosts': choose('--host', 'netlify,s3'),
  'no options': choose(),
  'a store that is gone': (site) => rm(site.store, { recursive: true, force: true }),
  'a damaged store': async (site, { at }) => {
    for (const name of await filesIn(site.store)) {
      const file = join(site.store, name)
      const { size } = await stat(file)
      if (at % 2 === 0) await truncate(file, Math.min(size, 1_000))
      else await writeFile(file, (await readFile(file, 'utf8')).replaceAll('1', '2'))
    }
  },
  'an output that is gone': (site) => rm(site.out, { recursive: true, force: true }),
  'an output that was copied': async (site) => {
    if (!existsSync(site.out)) return
    await cp(site.out, `${site.out}-copy`, { recursive: true })
    await rm(site.out, { recursive: true })
    await rename(`${site.out}-copy`, site.out)
  },
}

/** All of them. */
const siteEdits: Readonly<Record<string, Edit>> = { ...nearEdits, ...farEdits }

/** An edit by its name, and what it is given. */
export type NamedTurn = readonly [name: string, turn: Turn]

/**
 * All of some edits in any order, in batches after each of which the site is built.
 *
 * @param rounds how many batches
 */
export function anyOrder(
  edits: Readonly<Record<string, Edit>>,
  rounds: number,
): fc.Arbitrary<readonly (readonly NamedTurn[])[]> {
  const names = Object.keys(edits)
  const all = { minLength: names.length, maxLength: names.length }
  const turn = fc.record({ at: fc.nat(999), words: fc.constantFrom(...words) })
  return fc.tuple(fc.shuffledSubarray(names, all), fc.array(turn, all)).map(([order, turns]) => {
    const named = turns.map((given, index): NamedTurn => [order[index] ?? '', given])
    return [...batchesOf(named, Math.ceil(named.length / rounds))]
  })
}

/** Makes the edits of each batch, and expects the site that is built then to be the one built from scratch. */
export async function expectSameAfter(site: EditedSite, batches: readonly (readonly NamedTurn[])[]): Promise<void> {
  for (const batch of batches) {
    for (const [name, turn] of batch) await siteEdits[name]?.(site, turn)
    await site.expectSame(`after ${JSON.stringify(batch)}`)
  }
}
