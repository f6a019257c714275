import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { sha256 } from '../../../src/content/sha256'
import { hashOfFile, writeTexts } from '../../../src/output/publish/long-file'
import { Staging } from '../../../src/output/publish/staging'
import { filesIn, temporaryFolder, writeFiles } from '../../support/folder'

/** Longer than what is read, encoded and written at once. */
const long = 'ü – “🙂” '.repeat(300_000)

describe.each([
  ['no text', []],
  ['short texts', ['a', '', 'ü', '🙂']],
  ['a long text between others', ['a', long, 'b']],
])('a file of %s', (_, texts) => {
  const whole = texts.join('')

  test('contains them one after the other, with the right size and hash', async () => {
    const path = join(await temporaryFolder(), 'file')
    expect(writeTexts(path, texts)).toEqual({ bytes: Buffer.byteLength(whole), sha256: sha256(whole) })
    expect((await readFile(path, 'utf8')) === whole).toBe(true)
    expect(hashOfFile(path)).toBe(sha256(whole))
  })
})

describe('a long file of a new output', () => {
  const texts = ['one, ', 'two']

  test.each([
    ['is kept where the old one holds the same', 'one, two', ['list.json'], []],
    ['is written where the old one holds another of the same length', 'two, one', [], ['list.json']],
    ['is written where the old one holds a longer one', 'one, two, three', [], ['list.json']],
    ['is written where the old one holds none', undefined, [], ['list.json']],
  ])('%s', async (_, old, kept, written) => {
    const [out, folder] = [await temporaryFolder(), await temporaryFolder()]
    if (old !== undefined) await writeFiles(out, { 'list.json': old })
    const staging = new Staging(out, folder)
    staging.putTexts('list.json', texts)
    const published = [{ path: 'list.json', bytes: 8, sha256: sha256('one, two') }]
    expect(staging.flush()).toEqual({ published, kept })
    expect(await filesIn(folder)).toEqual(written)
  })

  test('does not replace what was put before', async () => {
    const [out, folder] = [await temporaryFolder(), await temporaryFolder()]
    await writeFiles(out, { 'a/index.html': '<p>page' })
    const staging = new Staging(out, folder)
    const pieces = ['<p>', 'page']
    staging.put({ path: 'a.html', source: 'a template', pieces })
    staging.putTexts('list.json', texts)
    staging.put({ path: 'a/index.html', source: 'a template', pieces })
    const { published, kept } = staging.flush()
    expect([published.at(2)?.sha256, kept]).toEqual([sha256('<p>page'), ['a/index.html']])
  })
})
