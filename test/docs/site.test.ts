// @module-tag long

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { transform } from 'esbuild'
import { describe, expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { find } from '../../docs/templates/client/find'
import type { SearchEntry } from '../../docs/templates/model'
import { exitCode } from '../../src/cli/output-failure'
import { hostNames } from '../../src/hosts/host-names'
import { temporaryFolder } from '../support/folder'
import { runCli } from '../support/run-cli'
import { blocksOf, documents } from './blocks'
import { generalCommands, nameOf, studioCommands } from './reference/commands'

/** What `check` says of the documentation. */
const checked = runCli(['check', '--root', 'docs', '--json'], process.cwd())

test('the documentation is ready to be published: links, fragments, headings, budgets and the rest', async () => {
  const { verdict, findings } = JSON.parse((await checked).stdout)
  expect(findings.filter(({ severity }: { severity: string }) => severity !== 'notice')).toEqual([])
  expect(verdict).toBe('ready')
})

describe('the search', () => {
  const entries: SearchEntry[] = [
    ['Apache', '/apache', '', 'Compress files with --precompress for this host.'],
    ['Commands', '/commands#build', 'build-site build', 'The price of a build. --precompress writes copies.'],
    ['Prices', '/prices', '', 'Nothing else.'],
    ['Texts', '/texts#price', 'Change a price', 'Type a number.'],
  ]
  const hrefs = (query: string) => find(entries, query).map(([, href]) => href)

  test('ranks titles before headings, and headings before texts', () => {
    expect(hrefs('price')).toEqual(['/texts#price', '/prices', '/commands#build'])
    expect(hrefs('prices')).toEqual(['/prices'])
  })
  test.each([
    ['--precompress', ['/apache', '/commands#build']],
    ['PRECOMPRESS copies', ['/commands#build']],
    ['change number', ['/texts#price']],
    ['nowhere', []],
    ['  ', []],
  ])('finds what has every word: %s', (query, found) => {
    expect(hrefs(query)).toEqual(found)
  })
})

describe('the hand-written pages fit the program', () => {
  test('the home page of the documentation has the first command of the README', async () => {
    const { command } = parse(await readFile('docs/data/site.yaml', 'utf8'))
    expect(blocksOf('README.md')[0]?.lines[0]?.replace(/\s+#.*$/, '')).toBe(command)
  })

  test('the README lists every command', async () => {
    const readme = await readFile('README.md', 'utf8')
    const commands = [...generalCommands(), ...studioCommands().filter((one) => !nameOf(one).includes(' '))]
    const names = commands.map(nameOf).filter((name) => !['build', 'help'].includes(name))
    expect(names.filter((name) => !readme.includes(`\`build-site ${name}`))).toEqual([])
  })

  test.each(hostNames)('%s has a page with its command', (host) => {
    const lines = blocksOf(`docs/data/hosts/${host}.md`).flatMap((block) => block.lines)
    expect(lines.join('\n')).toContain(`npx build-site --host ${host}`)
  })

  test('the reference names every exit status, and every field of --json', async () => {
    const text = await readFile('docs/data/reference/output.md', 'utf8')
    for (const status of Object.values(exitCode)) expect(text).toMatch(new RegExp(`^\\| ${status} \\|`, 'm'))
    const out = join(await temporaryFolder(), 'dist')
    const built = await runCli(['--root', 'docs', '--out', out, '--json'], process.cwd())
    const { steps, ...result } = JSON.parse(built.stdout)
    const { rules, findings, ...report } = JSON.parse((await checked).stdout)
    const fields = [result, report, steps[0], rules[0], findings[0]].flatMap((object) => Object.keys(object))
    expect(fields.filter((name) => !text.includes(`\`${name}\``))).toEqual([])
  })
})

describe('examples are written in their language', () => {
  const blocks = documents.flatMap(blocksOf)
  const textsIn = (...languages: string[]) =>
    blocks.filter(({ language }) => languages.includes(language)).map(({ lines }) => lines.join('\n'))

  test.each(textsIn('yaml', 'json'))('%s', (text) => {
    expect(parseAllDocuments(text).flatMap(({ errors }) => errors)).toEqual([])
  })

  test.each(textsIn('ts', 'tsx').filter((text) => !text.startsWith('// templates/')))('%s', async (text) => {
    // A module, fields of an object, or elements.
    const forms = [text, `({${text}})`, `<>${text}</>`]
    const read = await Promise.allSettled(forms.map((form) => transform(form, { loader: 'tsx' })))
    expect(read.map(({ status }) => status)).toContain('fulfilled')
  })
})

test('every mistake in a text is part of an example that is run', () => {
  const blocks = documents.flatMap(blocksOf)
  const errorsIn = (language: string) =>
    blocks
      .filter((block) => block.language === language)
      .flatMap(({ lines }) => lines.filter((line) => /^error /.test(line)))
  const run = errorsIn('console')
  expect(run.length).toBeGreaterThan(0)
  expect(errorsIn('text').filter((line) => !run.includes(line))).toEqual([])
})

describe('links of the Markdown files lead somewhere in the repository', () => {
  const others = ['CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md']
  test.each([...documents, ...others])('%s', async (file) => {
    const prose = (await readFile(file, 'utf8')).replaceAll(/^( *)```.*?^\1```$/gms, '').replaceAll(/`[^`\n]*`/g, '')
    const links = [...prose.matchAll(/\]\((?![a-z]+:)([^)#]*)(?:#([^)]*))?\)/g)]
    for (const [link, path = '', fragment] of links) {
      const target = path === '' ? file : path.startsWith('/') ? path.slice(1) : join(file, '..', path)
      const text = await readFile(target, 'utf8')
      if (fragment !== undefined) expect(headingsOf(text), link).toContain(fragment)
    }
  })
})

/** The ids that GitHub gives to the headings of a Markdown file. */
function headingsOf(text: string): string[] {
  return [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-'),
  )
}
