import { execFile } from 'node:child_process'
import { chmod, readdir, readFile, readlink, rename, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { contentsOf, filesIn, stampsOf } from '../support/folder'
import { long } from '../support/long'
import { parseDocument } from '../support/parse-document'
import { copyProject } from '../support/project'
import { bin, plainEnv } from '../support/run-bin'
import { runCli } from '../support/run-cli'
import { structuredData } from '../support/structured-data'
import { writeStudio } from '../support/studio'

/** The lines that one text has in addition to another, all of whose lines it must contain in order. */
function addedLines(before: string, after: string): string[] {
  const rest = before.split('\n')
  const added = after.split('\n').filter((line) => {
    if (line !== rest[0]) return true
    rest.shift()
    return false
  })
  expect(rest).toEqual([])
  return added
}

describe('add brand', () => {
  test('writes a file, lists it last among the brands in development, and the site builds with it', long, async () => {
    const { root } = await copyProject()
    const before = await readFile(join(root, 'data/collections/vista.yaml'), 'utf8')
    const { exitCode, stdout, stderr } = await runCli(['add', 'brand', 'Vista Loom', '--collection', 'vista'], root)
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' })
    expect(stdout).toMatch(
      /^Wrote data\/brands\/vistaloom\.yaml\nListed under developing in data\/collections\/vista\.yaml\n/,
    )

    const after = await readFile(join(root, 'data/collections/vista.yaml'), 'utf8')
    expect(addedLines(before, after)).toEqual(['    - vistaloom'])
    expect(parse(after).developing.brands.at(-1)).toBe('vistaloom')
    expect((await runCli(['--strict', '--json'], root)).exitCode).toBe(0)
    expect(await readFile(join(root, 'dist/vistaloom.html'), 'utf8')).toContain('Vista Loom')
  })

  test('--existing lists it among the active brands', long, async () => {
    const { root } = await copyProject()
    expect((await runCli(['add', 'brand', 'Loom', '--collection', 'ai', '--existing'], root)).exitCode).toBe(0)
    const { existing } = parse(await readFile(join(root, 'data/collections/ai.yaml'), 'utf8'))
    expect(existing.brands).toEqual(['jumpinai', 'airushtimes', 'loom'])
  })

  test('a single collection need not be named', long, async () => {
    const { root } = await copyProject()
    await writeStudio(join(root, 'mine'))
    const { stdout } = await runCli(['add', 'brand', 'Salt Mill', '--root', 'mine'], root)
    expect(stdout).toContain(join('mine', 'data', 'collections', 'craft.yaml'))
    expect(stdout).toContain(`give it a price in ${join('mine', 'data', 'pricing.yaml')}`)
  })

  test('a brand that a collection lists already gets its file, and no second entry', long, async () => {
    const { root, remove } = await copyProject()
    await remove('data/brands/vistaski.yaml')
    const before = await readFile(join(root, 'data/collections/vista.yaml'), 'utf8')
    expect((await runCli(['add', 'brand', 'VistaSki', '--collection', 'vista'], root)).exitCode).toBe(0)
    expect(await readFile(join(root, 'data/collections/vista.yaml'), 'utf8')).toBe(before)
    expect((await runCli(['--strict', '--quiet'], root)).exitCode).toBe(0)
  })
})

test.each([
  ['Old Loom', 'data/redirects.yaml', 'found that the slug oldloom is taken'],
  ['Deck', 'templates/static/deck.html', 'found that the slug deck is taken'],
  ['Press', 'templates/static/press/kit.pdf', 'found that the slug press is taken'],
  ['Assets', 'templates/assets', 'found that the slug assets is taken'],
])('add brand %s is refused where a build would refuse it: for %s', long, async (name, file, message) => {
  const { root, write } = await copyProject()
  await write('data/redirects.yaml', '/oldloom: /vistaski\n')
  await write('templates/static/deck.html', '<!doctype html><title>Deck</title>')
  await write('templates/static/press/kit.pdf', 'kit')
  const { exitCode, stdout, stderr } = await runCli(['add', 'brand', name, '--collection', 'vista'], root)
  expect({ exitCode, stdout }).toEqual({ exitCode: 1, stdout: '' })
  expect(stderr).toContain(`${join(...file.split('/'))}: ${message}`)
  expect(stderr).toContain('Nothing was written.')
})

test('add brand refuses a name in which visitors would see a placeholder', async () => {
  const { root } = await copyProject()
  const { exitCode, stderr } = await runCli(['add', 'brand', '{Loom}', '--collection', 'vista'], root)
  expect(exitCode).toBe(2)
  expect(stderr).toContain('Expected a name without { and }, which mark placeholders.')
})

describe('add domain', () => {
  test('adds it last to its group, and the site builds with it', async () => {
    const { root } = await copyProject()
    const before = await readFile(join(root, 'data/domains.yaml'), 'utf8')
    const { exitCode, stderr } = await runCli(['add', 'domain', 'SaltMill.io', '--group', 'cusp'], root)
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' })
    const after = await readFile(join(root, 'data/domains.yaml'), 'utf8')
    expect(after).toMatch(/^ +# The name in lower case, without the ending\n +- slug: saltmill$/m)
    expect(after).toMatch(/^ +# Shows as sold, with no buy link\n +# sold: true$/m)
    addedLines(before, after)
    const cusp = parse(after).groups.find(({ id }: { id: string }) => id === 'cusp')
    expect(cusp.domains.map(({ slug }: { slug: string }) => slug)).toEqual(['cuspstrategies', 'saltmill'])
    expect((await runCli(['--strict', '--quiet'], root)).exitCode).toBe(0)
    expect(await readFile(join(root, 'dist/domains.html'), 'utf8')).toContain('saltmill.io')
  })

  test('a group with only brands gets its first domain', async () => {
    const { root } = await copyProject()
    expect((await runCli(['add', 'domain', 'Salt Mill', '--group', 'vista'], root)).exitCode).toBe(0)
    const { groups } = parse(await readFile(join(root, 'data/domains.yaml'), 'utf8'))
    expect(groups[0]).toMatchObject({ brands: 'vista', domains: [{ slug: 'saltmill' }] })
  })
})

describe('the domain that will be offered', () => {
  test.each([
    [
      'brand',
      'saltmill.io',
      ['--collection', 'vista'],
      'saltmill.io',
      'data/brands/saltmill.yaml',
      'website: saltmill.io\n',
    ],
    ['brand', 'Łódź', ['--collection', 'vista'], 'lodz.com', 'data/brands/lodz.yaml', '# website: lodz.com\n'],
    [
      'brand',
      '東京 Ski',
      ['--collection', 'vista', '--slug', 'tokyoski'],
      'tokyoski.com',
      'data/brands/tokyoski.yaml',
      'name: 東京 Ski\n',
    ],
    [
      'domain',
      'xn--e1afmkfd.xn--p1ai',
      ['--group', 'cusp'],
      'пример.рф',
      'data/domains.yaml',
      'slug: primer\n        # <slug>.com if omitted\n        host: пример.рф\n',
    ],
    [
      'domain',
      'con.com',
      ['--group', 'cusp', '--slug', 'con-com'],
      'con.com',
      'data/domains.yaml',
      'slug: con-com\n        # <slug>.com if omitted\n        host: con.com\n',
    ],
  ])('of the %s %s %j is %s: it is printed, and in the data', async (kind, name, flags, host, file, line) => {
    const { root } = await copyProject()
    const { exitCode, stdout, stderr } = await runCli(['add', kind, name, ...flags], root)
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' })
    expect(stdout).toContain(`\nOffers the domain ${host}\n`)
    expect(await readFile(join(root, file), 'utf8')).toContain(line)
  })

  test('may differ from another only in its top-level domain, or only in its letters', long, async () => {
    const { root } = await copyProject()
    const offers: [string, string, string, string, string][] = [
      ['brand', 'saltmill.com', 'saltmill', 'saltmill.com', 'saltmill.com'],
      ['brand', 'SaltMill.net', 'saltmill-net', 'saltmill.net', 'saltmill.net'],
      ['domain', 'saltmill.io', 'saltmill-io', 'saltmill.io', 'saltmill.io'],
      ['domain', 'Old Inn', 'oldinn', 'oldinn.com', 'oldinn.com'],
      ['domain', 'oldinn.io', 'oldinn-io', 'oldinn.io', 'oldinn.io'],
      ['domain', 'loom.io', 'loom', 'loom.io', 'loom.io'],
      ['brand', 'Loom', 'loom-com', 'loom.com', 'loom.com'],
      ['brand', 'Łódź', 'lodz', 'lodz.com', 'lodz.com'],
      ['domain', 'xn--d-uga0v4h.com', 'lodz-com', 'łódź.com', 'xn--d-uga0v4h.com'],
    ]
    const places = { brand: ['--collection', 'ai'], domain: ['--group', 'ai'] }
    for (const [kind, name] of offers) {
      const flags = kind === 'brand' ? places.brand : places.domain
      expect(await runCli(['add', kind, name, ...flags], root)).toMatchObject({ exitCode: 0, stderr: '' })
    }
    const prices = offers.map(([, , slug], index) => `  ${slug}: ${11_000 + index}\n`).join('')
    const pricing = join(root, 'data/pricing.yaml')
    await writeFile(pricing, (await readFile(pricing, 'utf8')).replace('prices:\n', `prices:\n${prices}`))
    expect(await runCli(['--quiet', '--strict'], root)).toMatchObject({ exitCode: 0 })

    const read = (file: string) => readFile(join(root, 'dist', file), 'utf8')
    const document = parseDocument(await read('domains.html'))
    const rows = [...document.querySelectorAll('tbody tr')]
    const [csv, json] = [await read('domains.csv'), JSON.parse(await read('domains.json'))]
    const products = JSON.stringify(structuredData(document))
    for (const [index, [kind, , slug, host, linked]] of offers.entries()) {
      const price = 11_000 + index
      const buy = `https://www.godaddy.com/domainsearch/find?domainToCheck=${linked}`
      const page = kind === 'brand' ? `https://www.example.com/${slug}` : null
      const row = rows.find((element) => element.querySelector('th')?.textContent.startsWith(`${host} `))
      expect(row?.querySelector('td a')?.getAttribute('href')).toBe(buy)
      expect(row?.querySelector('strong')?.textContent).toBe(`$11,00${index}`)
      expect(json.domains).toContainEqual(expect.objectContaining({ domain: host, price, buy, page }))
      expect(csv).toMatch(new RegExp(`^${host},.*,${price},.*${linked}$`, 'm'))
      expect(products).toContain(`"name":"${host}"`)
      expect(products).toContain(`"url":"${buy}"`)
      if (kind !== 'brand') continue
      const brandPage = await read(`${slug}.html`)
      expect(brandPage).toContain(`<a href="https://${linked}"`)
      expect(brandPage).toContain(buy)
    }
  })

  test('must differ from the existing ones, in either form', async () => {
    const { root, edit } = await copyProject()
    await edit('data/domains.yaml', 'slug: ownaibiz', 'slug: ownaibiz\n        host: xn--d-uga0v4h.com')
    const { exitCode, stderr } = await runCli(['add', 'domain', 'łódź.com', '--group', 'ai'], root)
    expect({ exitCode, stderr }).toEqual({
      exitCode: 1,
      stderr: expect.stringContaining('found that the domain łódź.com is taken, expected another one for "łódź.com"'),
    })
  })
})

test('an edit that a build would refuse is undone', async () => {
  const { root, edit } = await copyProject()
  await edit('data/brands/vistaski.yaml', /^marketSize:/m, 'id: loom\nmarketSize:')
  const before = await contentsOf(root)
  const { exitCode, stdout, stderr } = await runCli(['add', 'brand', 'Loom', '--collection', 'vista'], root)
  expect({ exitCode, stdout }).toEqual({ exitCode: 1, stdout: '' })
  expect(stderr).toMatch(/vistaski\.yaml:\d+ id: found the id loom a second time[\s\S]*Nothing was written\.\n$/)
  expect(await contentsOf(root)).toEqual(before)
})

describe('an invalid addition is reported, and nothing is written', long, () => {
  const brand = (name: string) => ['add', 'brand', name, '--collection', 'vista']
  test.each([
    ['a brand that there is', brand('Vista Set'), 1, /^error +data\/brands\/vistaset\.yaml: .*vistaset is taken/],
    ['a brand that is a domain', brand('JumpAdvisor'), 1, /^error +data\/domains\.yaml: .*jumpadvisor is taken/],
    [
      'a brand with the address of a page',
      brand('Domains'),
      1,
      /^error +templates\/pages\/domains\.tsx: .*domains is taken/,
    ],
    ['a brand with the address of a text', brand('Privacy-Policy'), 1, /legal\.tsx: .*privacy-policy is taken/],
    ['a brand in the place of the home page', brand('Index'), 1, /home\.tsx: .*index is taken/],
    ['a domain that is a brand', ['add', 'domain', 'vistaset.com', '--group', 'ai'], 1, /vistaset is taken/],
    [
      'no collection of several',
      ['add', 'brand', 'Loom'],
      2,
      /missing option '--collection', expected one of vista, ai/,
    ],
    [
      'a mistyped collection',
      ['add', 'brand', 'Loom', '--collection', 'vist'],
      2,
      /vista, ai\n\(Did you mean vista\?\)/,
    ],
    [
      'an address',
      ['add', 'domain', 'https://loom.com', '--group', 'ai'],
      2,
      /a domain without https:\/\/, www\., port, path, brackets and quotes/,
    ],
    ['a domain in quotes', ['add', 'domain', '“loom.io”', '--group', 'ai'], 2, /'“loom\.io”' is invalid .* quotes/],
    ['a domain with a port', ['add', 'domain', 'loom.io:8080', '--group', 'ai'], 2, /without https:.* port/],
    [
      'an ending that there is not',
      ['add', 'domain', 'loom.txt', '--group', 'ai'],
      2,
      /an existing ending, .* not \.txt/,
    ],
    [
      'a domain without its whole ending',
      ['add', 'domain', 'x.c', '--group', 'ai'],
      2,
      /'x\.c' is invalid for argument 'name'\. Expected a name, or/,
    ],
    [
      'a name that Windows reserves',
      ['add', 'domain', 'con.com', '--group', 'ai'],
      2,
      /that Windows does not reserve .*not con; .*--slug/,
    ],
    [
      'a name of letters that can be read in several ways',
      brand('東京'),
      2,
      /from which an address can be made; .*--slug/,
    ],
    [
      'a slug that is none',
      [...brand('東京'), '--slug', 'Tōkyō'],
      2,
      /'--slug <slug>'.* Expected a slug of lower-case/,
    ],
    [
      'a slug that is taken',
      [...brand('東京'), '--slug', 'vistaset'],
      1,
      /found that the slug vistaset is taken.*; choose one with --slug/,
    ],
    ['no group of several', ['add', 'domain', 'loom'], 2, /'--group', expected one of vista, ai, cusp, motivational/],
    ['no name', ['add', 'brand'], 2, /missing required argument 'name'/],
    ['a name without letters', ['add', 'brand', '&&&'], 2, /Expected a name with letters or digits/],
    ['something else', ['add', 'brnad', 'Loom'], 2, /unknown command 'brnad'\n\(Did you mean brand\?\)/],
  ])('%s', async (_, args, code, said) => {
    const { root } = await copyProject()
    const before = await stampsOf(root)
    const { exitCode, stdout, stderr } = await runCli(args, root)
    expect({ exitCode, stdout }).toEqual({ exitCode: code, stdout: '' })
    expect(stderr).toMatch(said)
    expect(stderr).not.toContain('Nothing was built')
    expect(await stampsOf(root)).toEqual(before)
  })

  test('errors in the data must be fixed first', async () => {
    const { root, edit } = await copyProject()
    await edit('data/pricing.yaml', 'vistanap: 20000', 'vistanap: -5')
    const { exitCode, stderr } = await runCli(['add', 'brand', 'Loom', '--collection', 'vista'], root)
    expect(exitCode).toBe(1)
    expect(stderr).toMatch(/prices\.vistanap: found -5[\s\S]*Nothing was written\.\n$/)
    expect(await filesIn(join(root, 'data/brands'))).not.toContain('loom.yaml')
  })
})

/** Simulates a full disk: the file size is limited to three kilobytes, which the file of the collection exceeds. */
test.skipIf(process.platform === 'win32')(
  'if a list cannot be written, it stays as it is, and no brand file is left',
  long,
  async () => {
    const { root } = await copyProject()
    // The compiled templates are larger than the limit: they are written before it holds.
    await promisify(execFile)(process.execPath, [bin, 'check', '--quiet'], { cwd: root, env: plainEnv })
    const before = [await stampsOf(root), await readdir(root, { recursive: true })]
    const limited = 'ulimit -f 3 && exec "$0" "$1" add brand Loom --collection vista'
    const failed = promisify(execFile)('bash', ['-c', limited, process.execPath, bin], { cwd: root, env: plainEnv })
    await expect(failed).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(
        /vista\.yaml: the file would be larger than is allowed here.*\n\n1 problem\. Nothing was written\.\n$/,
      ),
    })
    expect([await stampsOf(root), await readdir(root, { recursive: true })]).toEqual(before)
  },
)

test('a list keeps its permissions, and a link to it stays a link', async () => {
  const { root } = await copyProject()
  const file = join(root, 'data/collections/vista.yaml')
  // A folder that is not read as data.
  const place = join(root, 'data/schema/vista.yaml')
  await rename(file, place)
  await chmod(place, 0o640)
  await symlink(place, file)
  expect((await runCli(['add', 'brand', 'Loom', '--collection', 'vista'], root)).exitCode).toBe(0)
  expect((await stat(place)).mode & 0o777).toBe(0o640)
  expect(await readlink(file)).toBe(place)
  expect(await readFile(place, 'utf8')).toContain('    - loom\n')
})
