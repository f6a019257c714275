import { appendFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contentsOf, temporaryFolder } from '../support/folder'
import { long } from '../support/long'
import { runCli } from '../support/run-cli'
import { writeStudio } from '../support/studio'
import { markupTexts } from './corpus'

/** Names that a file, an address or a system has already, in a small studio or everywhere. */
const taken = [
  ...['con', 'CON', 'Con.com', 'aux', 'NUL.txt', 'com1', 'Lpt9', 'Index', '404', '500', 'Assets', 'Contact', 'Domains'],
  ...['Privacy-Policy', 'Harbor Loom', 'harborloom.com', 'harborloom.io', 'PebblePost', 'saltmill.com', 'saltmill.io'],
  ...['Salt Mill', 'sitemap', 'robots', 'domains-index', 'favicon', 'constructor', '__proto__', 'craft', 'Old Loom'],
  ...['Post Card', 'Quarry', 'plainquarry', 'plainquarry.com', 'Craft Collection Portfolio'],
]

/** Names that YAML, or what looks for mistakes in it, may take for something else. */
const odd = [
  ...['yes', 'null', '~', '1e3', '0x10', '1.000', '007', '2025-01-01', '12:30', '.inf', '- Loom', '• Loom', '? Loom'],
  ...['"Loom"', "'Loom'", '“Loom”', '‘Loom’', '„Loom“', 'Loom: more', 'Loom #1', '#1', '[Loom]', '*Loom*', '`Loom`'],
  ...['---', '... Loom', '<<<<<<< HEAD', '=======', '| Loom', '> Loom', '@Loom', '%Loom', '!Loom', '&Loom', '<<'],
  ...['TODO', 'Loom, Inc.', 'Loom + Co', 'Loom\\', 'Loom:', 'A: B: C', '{studio}', 'Łódź', 'Straße', '東京 Ski', '!!!'],
]

const letters = fc.stringMatching(/^[a-z0-9]{1,12}$/)
const ending = fc.constantFrom('com', 'io', 'co.uk', 'рф', 'xn--p1ai', 'c', 'js', 'COM')
const name = fc.oneof(
  fc.constantFrom(...taken, ...odd, ...markupTexts),
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc
    .tuple(fc.oneof(letters, fc.constantFrom('łódź', 'xn--d-uga0v4h', 'salt.mill')), ending)
    .map((parts) => parts.join('.')),
)
const addition = fc.record({
  kind: fc.constantFrom('brand', 'domain'),
  name: name.filter((text) => !text.startsWith('-') && !text.includes('\0')),
  slug: fc.option(fc.oneof(letters, fc.constantFrom('con', 'contact', 'saltmill', 'Loom')), { freq: 8 }),
})

/** A new site in which more is taken than its pages. */
async function newSite(): Promise<string> {
  const folder = await temporaryFolder()
  const root = join(folder, 'site')
  await writeStudio(root)
  await writeFile(join(root, 'data/redirects.yaml'), '/oldloom: /contact\n')
  await appendFile(join(root, 'data/brands/pebblepost.yaml'), '\nid: postcard\n')
  return root
}

test('add leaves data that builds, or leaves the data unchanged and says why', {
  ...long,
  timeout: 3_600_000,
}, async () => {
  const sites = fc.array(addition, { minLength: 12, maxLength: 12 })
  const numRuns = Number(process.env.FUZZ_RUNS ?? 2)
  const seed = process.env.FUZZ_RUNS === undefined ? { seed: 20250801 } : {}
  await fc.assert(
    fc.asyncProperty(sites, async (additions) => {
      const root = await newSite()
      for (const { kind, name: typed, slug } of additions) {
        const before = await contentsOf(join(root, 'data'))
        const flags = slug === null ? [] : ['--slug', slug]
        const { exitCode, stderr } = await runCli(['add', kind, ...flags, '--', typed], root)
        if (exitCode === 0) continue
        expect(stderr).toMatch(
          exitCode === 1
            ? /found (that )?the (slug|domain|id) .* (is taken|a second time), expected/
            : /Expected|expected/,
        )
        expect(await contentsOf(join(root, 'data'))).toEqual(before)
      }
      expect(await runCli(['--quiet'], root)).toMatchObject({ exitCode: 0 })
    }),
    { numRuns, ...seed },
  )
})
