import { mkdir, readFile, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { renderMarkdown } from '../../src/content/markdown/markdown'
import { parseSource } from '../../src/content/source/parse-source'
import { validate } from '../../src/content/source/validate'
import { InputError, type Problem } from '../../src/lib/problem'
import { brandSchema } from '../../templates/content/brand'
import { pricingSchema } from '../../templates/content/pricing'
import { dataFolder } from '../support/data-folder'
import { writeFiles } from '../support/folder'
import { long } from '../support/long'
import { copyProject } from '../support/project'
import { loadData } from '../support/site-from'

const megabyte = 2 ** 20
const numbered = (count: number, line: (index: number) => string) => Array.from({ length: count }, (_, i) => line(i))
const letters = 'abcdefghij'.split('')

/** A file that explodes when its aliases are expanded: ten to the power of ten texts in 300 bytes. */
const bomb = letters.map((name, i) => `${name}: &${name} [${Array(10).fill(i === 0 ? 'x' : `*${letters[i - 1]}`)}]`)

/** The problems of a file that should contain a brand, and the CPU time in seconds that it took to find them. */
function readBrand(file: string, text: string): { problems: readonly Problem[]; seconds: number } {
  const before = process.cpuUsage()
  const parsed = parseSource(file, text)
  const result = 'problems' in parsed ? parsed : validate(brandSchema, parsed.source)
  const { user, system } = process.cpuUsage(before)
  return { problems: 'problems' in result ? result.problems : [], seconds: (user + system) / 1e6 }
}

/**
 * How many ordinary files may be read in the same time: a relative limit, so that a slow machine is not mistaken for a
 * slow program.
 */
const meanwhile = 4000

let measured: Promise<number> | undefined

/** The CPU time in seconds that reading so many ordinary files takes here. */
function patience(): Promise<number> {
  measured ??= measure()
  return measured
}

async function measure(): Promise<number> {
  // The tab makes the slower parser read them, which handles unusual YAML.
  const text = `${await readFile('data/brands/vistaset.yaml', 'utf8')}#\ta tab\n`
  const some = Array.from({ length: meanwhile / 80 }, () => readBrand('brand.yaml', text).seconds)
  return some.reduce((sum, seconds) => sum + seconds, 0) * 80
}

describe('a file that is not a data file is rejected quickly, with a few sentences', () => {
  test.each([
    ['a text of a megabyte', 'brand.yaml', `name: ${'a'.repeat(megabyte)}`],
    ['a quoted text of a megabyte', 'brand.yaml', `name: "${'a'.repeat(megabyte)}"`],
    ['a key of a megabyte', 'brand.yaml', `${'a'.repeat(megabyte)}: 1`],
    ['forty thousand fields', 'brand.yaml', numbered(40_000, (i) => `k${i}: 1`).join('\n')],
    ['as many in JSON', 'brand.json', `{${numbered(40_000, (i) => `"k${i}": 1`).join(',')}}`],
    ['brackets that open', 'brand.yaml', `name: ${'['.repeat(50_000)}`],
    ['brackets that open and close', 'brand.yaml', `name: ${'['.repeat(20_000)}${']'.repeat(20_000)}`],
    ['lists in lists', 'brand.yaml', '- '.repeat(5000)],
    ['maps in maps', 'brand.yaml', numbered(1400, (i) => `${' '.repeat(i)}a:`).join('\n')],
    ['lists in lists in JSON', 'brand.json', `{"name":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
    ['aliases of aliases', 'brand.yaml', bomb.join('\n')],
    ['a list that holds itself', 'brand.yaml', 'name: &a [*a]'],
    ['a file that holds itself', 'brand.yaml', '&a\nname: *a\nstage: [*a, *a]'],
    ['an alias of nothing', 'brand.yaml', 'name: *nothing'],
    ['thousands of anchors', 'brand.yaml', numbered(5000, (i) => `k${i}: &a${i} 1`).join('\n')],
    ['an anchor without end', 'brand.yaml', `name: &${'a'.repeat(megabyte)} b`],
    ['an alias without end', 'brand.yaml', `name: *${'a'.repeat(megabyte)}`],
    ['numbers in braces', 'brand.yaml', 'name: {1,0'.repeat(megabyte / 20)],
    ['spaces that do not break', 'brand.yaml', `name: [${'\u00a0a,'.repeat(megabyte / 30)}]\n\u00a0b: 1`],
    ['empty lines', 'brand.yaml', `name: >\n${'\n'.repeat(megabyte / 4)}`],
    ['a field of every object', 'brand.yaml', '__proto__: { name: x }'],
    ['the same in JSON', 'brand.json', '{"name": {"\\u005f_proto__": 1}}'],
    ['the same, merged', 'brand.yaml', 'name: &a { __proto__: 1 }\n<<: *a'],
    ['the name of a function', 'brand.json', '{"constructor": 1, "toString": 2}'],
    ['code', 'brand.yaml', 'name: !!js/function "function () {}"'],
    ['two documents', 'brand.yaml', 'name: a\n---\nname: b'],
    ['a field twice', 'brand.yaml', 'name: a\nstage: b\nname: c'],
    ['a list', 'brand.yaml', '- a'],
    ['a number', 'brand.json', '5'],
    ['lists for keys', 'brand.yaml', '? [a, b]\n: 1'],
    ['nothing', 'brand.yaml', ''],
    ['front matter without end', 'legal.md', `---\n${'a\n'.repeat(megabyte / 2)}`],
  ])('%s', long, async (_, file, text) => {
    const { problems, seconds } = readBrand(file, text)
    expect(problems.length).toBeGreaterThan(0)
    expect(problems.length).toBeLessThan(103)
    for (const { message, field = '' } of problems) {
      expect(message).not.toContain('Invalid input')
      expect((message + field).length).toBeLessThan(700)
    }
    expect(seconds).toBeLessThan(await patience())
  })
})

test('a property of Object.prototype is rejected where fields may have any name', () => {
  const parsed = parseSource('pricing.json', '{"prices": {"__proto__": 5, "constructor": 5}}')
  expect(parsed).toMatchObject({ problems: [{ message: 'found a field named __proto__, expected none' }] })
  const inherited = parseSource('pricing.yaml', 'prices: { constructor: 5 }')
  if ('problems' in inherited) throw new Error('expected it to be read')
  expect(validate(pricingSchema, inherited.source)).toMatchObject({ problems: expect.any(Array) })
})

describe('Markdown of the maximum length is rendered quickly', () => {
  const length = 100_000
  test.each(['[', '*a ', '_a*', '>', '- ', '[a](b', '<a ', '## a\n\n', '**a ', '![', '`a``', '|a'])('%j', (part) => {
    const before = process.cpuUsage()
    renderMarkdown(part.repeat(length / part.length), (path) => path)
    const { user, system } = process.cpuUsage(before)
    expect((user + system) / 1e6).toBeLessThan(2)
  })

  test.each([
    'javascript:xss()',
    'JaVaScRiPt:xss()',
    'java&#10;script:xss()',
    'vbscript:xss()',
    'data:text/html,xss',
    'file:///etc/passwd',
  ])('a link to %s is no link', (address) => {
    const { html } = renderMarkdown(`[a](${address}) [b](<${address}>) <${address}> ![c](${address})`, (path) => path)
    expect(html).not.toMatch(/(href|src)="?(javascript|vbscript|data|file)/i)
  })
})

/** The problems of a copy of the real data after a change. */
async function problemsAfter(change: (data: string) => Promise<unknown>): Promise<readonly Problem[]> {
  const { root } = await copyProject()
  await change(join(root, 'data'))
  const refusal = await loadData(join(root, 'data'), root).catch((error: unknown) => error)
  if (refusal instanceof InputError) return refusal.problems
  throw new Error('expected a refusal', { cause: refusal })
}

describe('files that should not be there', () => {
  test('brand files whose names are not slugs are rejected', async () => {
    const slugs = ['con', 'nul', 'aux', 'com1', 'lpt9', 'Vistaski', 'a'.repeat(64), 'a..b', 'a b', 'a\u202eb', '-']
    const files = slugs.map((slug) => `brands/${slug}.yaml`)
    const problems = await problemsAfter((data) =>
      writeFiles(data, Object.fromEntries(files.map((file) => [file, '']))),
    )
    for (const file of files) {
      const message = expect.stringContaining('a slug')
      expect(problems).toContainEqual(expect.objectContaining({ file: `data/${file}`, message }))
    }
  })

  test('a brand in two files is rejected', async () => {
    const problems = await problemsAfter((data) => writeFiles(data, { 'brands/vistaski.json': '{}' }))
    expect(problems.map(({ message }) => message).join()).toContain('found the slug vistaski twice')
  })

  test('links out of the data folder, or to nothing, are rejected without being read', long, async () => {
    const links = { a: '/etc/hostname', b: '/etc', c: '../..', d: 'nothing', e: 'e.yaml' }
    const problems = await problemsAfter((data) =>
      Promise.all(Object.entries(links).map(([name, target]) => symlink(target, join(data, 'brands', `${name}.yaml`)))),
    )
    const files = Object.keys(links).map((name) => `data/brands/${name}.yaml`)
    expect(problems.map(({ file }) => file)).toEqual(files)
    const leads = problems.map(({ message }) => /^found a link that leads (out|to no file)/.exec(message)?.[1])
    expect(leads).toEqual(['out', 'out', 'out', 'to no file', 'to no file'])
  })

  test('a link within the data folder is a file like any other', async () => {
    const problems = await problemsAfter(async (data) => {
      await mkdir(join(data, 'more'))
      await symlink('vistaski.yaml', join(data, 'brands', 'other.yaml'))
      await writeFiles(data, { 'pricing.yaml': '' })
    })
    expect(problems.map(({ message }) => message).join()).not.toContain('leads out')
  })

  test('a file that is too large is rejected by its size', async () => {
    const folder = await dataFolder({ 'site.yaml': '#'.repeat(20_000_001) })
    await expect(loadData(folder, folder)).rejects.toThrow('expected at most 20000000')
  })
})
