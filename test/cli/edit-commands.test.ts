import { mkdir, readFile, rename, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { filesIn } from '../support/folder'
import { long } from '../support/long'
import { copyProject } from '../support/project'
import { runCli } from '../support/run-cli'

const today = new Date().toISOString().slice(0, 10)

/** The texts of all files of a folder. */
async function textsIn(folder: string): Promise<Readonly<Record<string, string>>> {
  const names = await filesIn(folder)
  const read = names.map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const)
  return Object.fromEntries(await Promise.all(read))
}

/** Runs a command in a copy of the project. @returns the lines that it took away and put there, by file */
async function edited(args: readonly string[]) {
  const { root } = await copyProject()
  const before = await textsIn(join(root, 'data'))
  const result = await runCli(args, root)
  const after = await textsIn(join(root, 'data'))
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => before[name] !== after[name],
  )
  const linesOf = (text: string | undefined) => text?.split('\n') ?? []
  const changes = names.map((name) => {
    const [old, now] = [linesOf(before[name]), linesOf(after[name])]
    return [
      name,
      { out: old.filter((line) => !now.includes(line)), in: now.filter((line) => !old.includes(line)) },
    ] as const
  })
  return { root, ...result, changes: Object.fromEntries(changes) }
}

describe('sold', () => {
  test('marks a brand, and says so', async () => {
    const { exitCode, stdout, changes } = await edited(['sold', 'vistaski'])
    expect(exitCode).toBe(0)
    expect(stdout).toContain(`${join('data', 'brands', 'vistaski.yaml')}: sold is true, updated is ${today}`)
    expect(changes).toEqual({
      'brands/vistaski.yaml': { out: ['updated: 2025-08-01'], in: [`updated: ${today}`, 'sold: true'] },
    })
  })

  test('marks a domain without a brand, by the domain itself', long, async () => {
    const { changes, root } = await edited(['sold', 'jumpadvisor.com'])
    expect(Object.keys(changes)).toEqual(['domains.yaml'])
    expect((await runCli(['--quiet'], root)).exitCode).toBe(0)
    expect(await readFile(join(root, 'dist/domains.csv'), 'utf8')).toMatch(/^jumpadvisor\.com,.*,sold,/m)
  })

  test('refuses an unknown name, with the one that was meant', async () => {
    const { exitCode, stderr, changes } = await edited(['sold', 'vistasky'])
    expect({ exitCode, changes }).toEqual({ exitCode: 1, changes: {} })
    expect(stderr).toMatch(/found no brand or domain vistasky, .*vistaski\?/)
    expect(stderr).toContain('Nothing was written.')
  })
})

describe('price', () => {
  test('sets the price in the table', async () => {
    const { stdout, changes } = await edited(['price', 'vistadive', '$12,345'])
    expect(stdout).toContain('prices.vistadive is $12,345 ($5,000 before)')
    expect(changes).toEqual({
      'pricing.yaml': {
        out: ['updated: 2025-08-01', '  vistadive: 5000'],
        in: [`updated: ${today}`, '  vistadive: 12345'],
      },
    })
  })

  test('sets the price in the record if it has one', long, async () => {
    const { root, write } = await copyProject()
    const read = (name: string) => readFile(join(root, name), 'utf8')
    await write('data/brands/vistadive.yaml', `${await read('data/brands/vistadive.yaml')}price: 7000\n`)
    expect((await runCli(['price', 'vistadive', '8000'], root)).stdout).toContain('price is $8,000 ($7,000 before)')
    expect(await read('data/brands/vistadive.yaml')).toContain('price: 8000')
    expect(await read('data/pricing.yaml')).toContain('vistadive: 5000')
  })

  test.each([
    [['price', 'vistadive', 'cheap'], "value 'cheap' is invalid for argument 'amount'. Expected a whole number"],
    [['price', 'vistadive'], "missing required argument 'amount'"],
  ])('%j is refused', async (args, words) => {
    const { exitCode, stderr, changes } = await edited(args)
    expect({ exitCode, changes }).toEqual({ exitCode: 2, changes: {} })
    expect(stderr).toContain(words)
  })
})

describe('rename', () => {
  test('renames the file and every reference, redirects the old address, and keeps the domain', async () => {
    const { exitCode, root, changes } = await edited(['rename', 'brand', 'vistaski', 'vista-ski'])
    expect(exitCode).toBe(0)
    expect(Object.keys(changes).sort()).toEqual([
      'brands/vista-ski.yaml',
      'brands/vistaski.yaml',
      'collections/vista.yaml',
      'pricing.yaml',
      'redirects.yaml',
    ])
    expect(changes['brands/vista-ski.yaml']?.in).toContain('website: vistaski.com')
    expect(changes['redirects.yaml']?.in).toContain('/vistaski: /vista-ski')
    expect((await runCli(['--strict', '--quiet'], root)).exitCode).toBe(0)
  })

  test.each([
    [['rename', 'brand', 'vistaski', 'vistaset'], 2, 'a new name that no other brand has, not vistaset'],
    [['rename', 'brand', 'vistaski', 'Vista Ski'], 2, 'a new name of lower-case letters'],
    [
      ['rename', 'brand', 'vistasky', 'vista-ski'],
      1,
      'found no file vistasky here, expected the name of one. Did you mean vistaski?',
    ],
    [['rename', 'brand', 'vistaski', 'contact'], 1, 'contact'],
  ] as const)('%j is refused', async (args, code, words) => {
    const { exitCode, stderr, changes } = await edited(args)
    expect({ exitCode, changes }).toEqual({ exitCode: code, changes: {} })
    expect(stderr).toContain(words)
  })

  test('says which texts still name the old address', long, async () => {
    const { root, write } = await copyProject()
    const read = (name: string) => readFile(join(root, name), 'utf8')
    const terms = 'data/legal/terms-of-use.md'
    await write(terms, `${await read(terms)}\nSee [the agency](/vistaski).\n`)
    const { stdout } = await runCli(['rename', 'brand', 'vistaski', 'vista-ski'], root)
    expect(stdout).toMatch(/which only redirects. Write another one:\n {2}data.legal.terms-of-use\.md:\d+\n/)
  })
})

describe('remove', () => {
  test('removes the file and every reference, and redirects its address to its list', async () => {
    const { exitCode, root, changes } = await edited(['remove', 'brand', 'jumpinai'])
    expect(exitCode).toBe(0)
    expect(changes['redirects.yaml']?.in).toContain('/jumpinai: /ai-collection-portfolio')
    expect(changes['collections/ai.yaml']?.in).toContain('  brands: [airushtimes]')
    expect(changes['brands/jumpinai.yaml']?.in).toEqual([])
    expect((await runCli(['--strict', '--quiet'], root)).exitCode).toBe(0)
  })

  test('a required text is no longer required', long, async () => {
    const { exitCode, root, changes } = await edited(['remove', 'legal', 'privacy-policy'])
    expect(exitCode).toBe(0)
    expect(changes['site.yaml']?.out.join()).toContain('privacy-policy')
    expect((await runCli(['--quiet'], root)).exitCode).toBe(0)
  })
})

test('a file that is a link is neither renamed nor removed', async () => {
  const { root } = await copyProject()
  const [kept, link] = ['data/kept/vistanap.yaml', 'data/brands/vistanap.yaml'].map((name) => join(root, name))
  await mkdir(join(root, 'data/kept'))
  await rename(`${link}`, `${kept}`)
  await symlink('../kept/vistanap.yaml', `${link}`)
  for (const args of [
    ['rename', 'brand', 'vistanap', 'vista-nap'],
    ['remove', 'brand', 'vistanap'],
  ]) {
    const { exitCode, stderr } = await runCli(args, root)
    expect(exitCode).toBe(1)
    expect(stderr).toContain('vistanap.yaml: found a symbolic link, expected the file itself')
  }
  expect(await readFile(`${link}`, 'utf8')).toContain('VistaNap')
})

describe('a record that no longer has a page', () => {
  const note = (title: string) =>
    `---\ntitle: ${title}\ndate: 2025-08-01\nsummary: Something has happened at the studio, and this is what it was.\n---\n\nText.\n`

  test('a note named like a brand leaves the address of that alone, and the last one leads home', long, async () => {
    const { root, write } = await copyProject()
    await write('data/press/vistaski.md', note('VistaSki is for sale'))
    const { exitCode, stdout } = await runCli(['remove', 'press', 'vistaski'], root)
    const redirects = await readFile(join(root, 'data/redirects.yaml'), 'utf8')
    expect({ exitCode, lines: redirects.split('\n').slice(1) }).toEqual({
      exitCode: 0,
      lines: ['/press/vistaski: /', ''],
    })
    expect(stdout).toContain('There is no page at /press any more')
    expect((await runCli(['--quiet'], root)).exitCode).toBe(0)
  })

  test('redirects follow a name that is changed and changed back', long, async () => {
    const { root } = await copyProject()
    await runCli(['rename', 'brand', 'vistaski', 'vista-ski'], root)
    const { exitCode, stdout } = await runCli(['rename', 'brand', 'vista-ski', 'vistaski'], root)
    expect(exitCode).toBe(0)
    expect(stdout).toContain('no longer redirects /vistaski, which is a page again')
    const redirects = await readFile(join(root, 'data/redirects.yaml'), 'utf8')
    expect(redirects.split('\n').slice(1)).toEqual(['/vista-ski: /vistaski', ''])
  })

  test('a text in YAML that links to it is named', async () => {
    const { root, write } = await copyProject()
    await write('data/press/other.md', note('Another note'))
    const brand = 'data/brands/vistanap.yaml'
    const text = await readFile(join(root, brand), 'utf8')
    await write(brand, text.replace('details: >-\n', 'details: >-\n  See [it](/press/other).\n'))
    const { stdout } = await runCli(['rename', 'press', 'other', 'another'], root)
    const line = text.split('\n').indexOf('details: >-') + 2
    expect(stdout).toContain(`vistanap.yaml:${line}\n`)
  })
})
