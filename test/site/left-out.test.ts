import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { filesIn } from '../../src/build/files-in'
import { long } from '../support/long'
import { copyProject } from '../support/project'
import { runBin } from '../support/run-bin'

const legal = ['data/legal/privacy-policy.md', 'data/legal/terms-of-use.md']

/** The errors that `check` finds in a site, as it lists them, and its verdict. */
async function checked(root: string) {
  const { stdout } = await runBin(['check'], root)
  const errors = stdout.match(/^ {2}error .*\n.*$/gm)?.map((error) => error.replace(/\s+/g, ' ')) ?? []
  return { errors, verdict: stdout.trim().split('\n').at(-1) }
}

describe.each([
  { file: 'domains', path: '/domains', others: ['domains.csv', 'domains.json', 'domains-index.json'] },
  { file: 'contact', path: '/contact', others: [] },
])('a site without data/$file.yaml', ({ file, path, others }) => {
  test('builds without a trace of that page; check names the texts that link to it', long, async () => {
    const { root, edit, remove } = await copyProject()
    await remove(`data/${file}.yaml`)
    const linked = await checked(root)
    expect(linked.errors).toEqual(
      legal.map((text) => expect.stringMatching(RegExp(`^ error ${text}:\\d+ .* found the address ${path}, expected`))),
    )
    for (const text of legal) await edit(text, RegExp(`\\[([^\\]]*)\\]\\(${path}\\)`, 'g'), '$1')
    const after = await checked(root)
    expect(after).toEqual({ errors: [], verdict: expect.stringMatching(/^Ready to publish: /) })
    const { exitCode, stderr } = await runBin(['--strict'], root)
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: expect.not.stringMatching(/error|warning/) })
    const dist = join(root, 'dist')
    const files = await filesIn(dist)
    expect(files).toContain('vistaski.html')
    expect(files.filter((name) => `/${name}`.startsWith(`${path}.`) || others.includes(name))).toEqual([])
    const traces = files.map(async (name) => {
      const text = await readFile(join(dist, name), 'latin1')
      // The registrar has /domainsearch.
      return RegExp(`${path}(?![a-z])`).test(text) ? [name] : []
    })
    expect((await Promise.all(traces)).flat()).toEqual([])
  })
})

test(
  'without a price list, a brand page has all questions about buying, and no search is described',
  long,
  async () => {
    const { root, remove } = await copyProject()
    await remove('data/domains.yaml')
    await runBin([], root)
    const brand = await readFile(join(root, 'dist/vistaski.html'), 'utf8')
    expect(brand).toContain('Do I get an invoice?')
    expect(brand).not.toContain('All questions about buying')
    expect(brand).toContain('Registration data of vistaski.com')
    expect(await readFile(join(root, 'dist/index.html'), 'utf8')).not.toContain('SearchAction')
  },
)

test('commands on domains say what is missing, and brands are found all the same', long, async () => {
  const { root, remove } = await copyProject()
  await remove('data/domains.yaml')
  expect(await runBin(['add', 'domain', 'saltmill'], root)).toMatchObject({
    exitCode: 1,
    stderr: expect.stringMatching(/data\/domains\.yaml: missing file, expected the price list/),
  })
  expect(await runBin(['sold', 'vistask'], root)).toMatchObject({
    exitCode: 1,
    stderr: expect.stringMatching(/data\/brands: found no brand or domain vistask, .* vistaski/),
  })
  expect(await runBin(['sold', 'vistaski'], root)).toMatchObject({ exitCode: 0 })
})
