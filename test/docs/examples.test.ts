// @module-tag long

import { existsSync } from 'node:fs'
import { cp, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { outputFile } from 'fs-extra/esm'
import { expect, test } from 'vitest'
import { escapePattern } from '../../src/lib/escape-pattern'
import { temporaryFolder } from '../support/folder'
import { startedSite } from '../support/new-site'
import { type Block, blocksOf, documents } from './blocks'
import { Terminal, unneeded } from './terminal'

const { parent } = await startedSite()

const withCommands = documents.filter((file) => blocksOf(file).some(({ language }) => /^(sh|console)$/.test(language)))

test.each(withCommands)('the examples of %s do what it says', async (file) => {
  const terminal = new Terminal(await siteFor(file))
  let isFine = true
  for (const block of blocksOf(file)) {
    if (block.language === 'sh') await runLines(block, terminal)
    if (block.language === 'console') isFine = await runSession(block, terminal)
    if (isData(block)) await writeFields(block, terminal.folder)
  }
  if (!isFine || !blocksOf(file).some(isData)) return
  // What the last of them wrote is right, unless it shows a mistake.
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

/** What follows a line that begins with `$` is what that command says; `…` stands for anything. @returns whether all ended well */
async function runSession({ lines }: Block, terminal: Terminal): Promise<boolean> {
  let isFine = true
  for (const part of lines.join('\n').split(/^\$ /m).slice(1)) {
    const [command = '', ...expected] = part.trimEnd().split('\n')
    const { exitCode, stdout, stderr } = await terminal.type(command)
    isFine &&= exitCode === 0
    const pattern = escapePattern(expected.join('\n')).replaceAll('…', '[^]*')
    expect(`${stderr}${stdout}`.trimEnd(), command).toMatch(new RegExp(`^${pattern}$`))
  }
  return isFine
}

const dataFile = /^# (data\/\S+\.yaml)\b/

/** Whether a block holds fields of a data file, which its first line names. */
function isData({ language, lines: [first = ''] }: Block): boolean {
  return language === 'yaml' && dataFile.test(first)
}

/** Puts fields into their data file, in place of those of the same name. */
async function writeFields({ lines: [first = '', ...lines] }: Block, folder: string) {
  const path = join(folder, dataFile.exec(first)?.[1] ?? '')
  const parts = partsOf(existsSync(path) ? await readFile(path, 'utf8') : '')
  for (const part of partsOf(`${lines.join('\n')}\n`)) {
    const name = part.slice(0, part.indexOf(':') + 1)
    const at = parts.findIndex((other) => other.startsWith(name))
    parts.splice(at < 0 ? parts.length : at, at < 0 ? 0 : 1, part)
  }
  await outputFile(path, parts.join(''))
  const [, drawing] = /src: (images\/\S+\.svg)/.exec(lines.join('\n')) ?? []
  if (drawing !== undefined) {
    await outputFile(join(path, '..', drawing), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"/>')
  }
}

/** The parts of a YAML file: comments, and fields with what is in them. */
function partsOf(text: string): string[] {
  return text.split(/^(?=[^\s-])/m)
}
