// @module-tag long

import { existsSync } from 'node:fs'
import { cp, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { outputFile } from 'fs-extra/esm'
import { expect, test } from 'vitest'
import { parse, parseDocument } from 'yaml'
import { escapePattern } from '../../src/lib/escape-pattern'
import { temporaryFolder } from '../support/folder'
import { startedSite } from '../support/new-site'
import { type Block, blocksOf, documents } from './blocks'
import { Terminal, unneeded } from './terminal'

const { parent } = await startedSite()

const withCommands = documents.filter((file) => blocksOf(file).some(({ language }) => /^(sh|console)$/.test(language)))

test.each(withCommands)('the examples of %s do what it says', async (file) => {
  const terminal = new Terminal(await siteFor(file))
  for (const block of blocksOf(file)) {
    if (block.language === 'sh') await runLines(block, terminal)
    if (block.language === 'console') await runSession(block, terminal)
    if (isData(block)) await writeFields(block, terminal.folder)
  }
  if (!blocksOf(file).some(isData)) return
  // What the last of them wrote is right, too.
  expect(await terminal.type('build-site --quiet')).toMatchObject({ exitCode: 0, stderr: '' })
})

test('every exception is needed', () => {
  expect([...unneeded]).toEqual([])
})

/** The folder in which the commands of a document are typed: a clone of the repository, or a site of one's own. */
async function siteFor(file: string): Promise<string> {
  const folder = join(await temporaryFolder(), 'site')
  if (/\/yours\/(?!start)/.test(file)) {
    await cp(join(parent, 'site'), folder, { recursive: true })
    await cp('test/fixtures/workshop', folder, { recursive: true })
  } else {
    const parts = ['data', 'templates', 'docs/data', 'docs/templates', 'package.json']
    for (const part of parts) await cp(part, join(folder, part), { recursive: true })
  }
  return folder
}

/** Every line is a command that ends well. What is not ready to be published is a result of `check`. */
async function runLines({ lines }: Block, terminal: Terminal) {
  for (const line of lines) {
    const { exitCode, stderr } = await terminal.type(line)
    const fine = / check\b/.test(line) ? [0, 1] : [0]
    expect(fine, `${line}\n${stderr}`).toContain(exitCode)
  }
}

/** What follows a line that begins with `$` is what that command says; `…` stands for any lines. */
async function runSession({ lines }: Block, terminal: Terminal) {
  for (const part of lines.join('\n').split(/^\$ /m).slice(1)) {
    const [command = '', ...expected] = part.trimEnd().split('\n')
    const { stdout, stderr } = await terminal.type(command)
    const pattern = expected.map((text) => (text === '…' ? '[^]*' : escapePattern(text))).join('\n')
    expect(`${stderr}${stdout}`.trimEnd(), command).toMatch(new RegExp(`^${pattern}$`))
  }
}

const dataFile = /^# (data\/\S+\.yaml)\b/

/** Whether a block holds fields of a data file, which its first line names. */
function isData({ language, lines: [first = ''] }: Block): boolean {
  return language === 'yaml' && dataFile.test(first)
}

/** Puts fields into their data file. */
async function writeFields({ lines }: Block, folder: string) {
  const [, name = ''] = dataFile.exec(lines[0] ?? '') ?? []
  const path = join(folder, name)
  const fields: Readonly<Record<string, unknown>> = parse(lines.join('\n'))
  const document = parseDocument(existsSync(path) ? await readFile(path, 'utf8') : '{}')
  for (const [field, value] of Object.entries(fields)) document.set(field, value)
  await outputFile(path, document.toString({ lineWidth: 0 }))
  const [, drawing] = /src: (images\/\S+\.svg)/.exec(lines.join('\n')) ?? []
  if (drawing !== undefined) {
    await outputFile(join(path, '..', drawing), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"/>')
  }
}
