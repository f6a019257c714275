import { readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { OutputFile } from '../../../src/output/output-file'
import { publish } from '../../../src/output/publish/publish'
import type { Derive } from '../../../src/output/publish/put-all'
import { stageHere } from '../../../src/output/publish/stage'
import { contentsOf, filesIn, temporaryFolder } from '../../support/folder'
import { long } from '../../support/long'

const site: readonly OutputFile[] = ['a', 'b'].map((name) => {
  return { path: `${name}.html`, content: `page ${name}`, source: 'it' }
})

/** Makes a copy of every file, after something has happened. @param when before or after the first is made */
function copying(when: 'before' | 'after', happens: () => Promise<unknown> = async () => {}): Derive {
  return async function* (files, read) {
    if (when === 'before') await happens()
    for (const file of files) yield { path: `${file.path}.copy`, content: read(file), source: 'a copy' }
    if (when === 'after') await happens()
  }
}

async function published() {
  const out = join(await temporaryFolder(), 'dist')
  await publish(out, site, stageHere)
  return { out, page: join(out, 'b.html') }
}

test('files are made from those of the new folder and from those that the old one has', long, async () => {
  const { out } = await published()
  const changed = site.map((file) => (file.path === 'a.html' ? { ...file, content: 'another page' } : file))
  await publish(out, changed, stageHere, { derive: copying('before') })
  expect(await readFile(join(out, 'a.html.copy'), 'utf8')).toBe('another page')
  expect(await readFile(join(out, 'b.html.copy'), 'utf8')).toBe('page b')
})

test('two sources of one path are an error, also if one of them is made from another file', async () => {
  const { out } = await published()
  const more = { path: 'a.html.copy', content: 'x', source: 'templates/static/a.html.copy' }
  const putting = publish(out, [...site, more], stageHere, { derive: copying('before') })
  await expect(putting).rejects.toThrow('a.html.copy: found two sources, templates/static/a.html.copy and a copy')
})

describe('a file of the old folder that somebody changes meanwhile stops the build', () => {
  const past = new Date('2026-01-01')
  test.each([
    ['another text', 'before', (page: string) => writeFile(page, 'page X')],
    [
      'another text, with an old time',
      'before',
      async (page: string) => {
        await writeFile(page, 'page X')
        await utimes(page, past, past)
      },
    ],
    ['another text, later', 'after', (page: string) => writeFile(page, 'page X')],
    ['it is gone', 'before', (page: string) => rm(page)],
    ['it is gone, later', 'after', (page: string) => rm(page)],
  ] as const)('%s, %s its copy is made', long, async (_, when, change) => {
    const { out, page } = await published()
    const putting = publish(out, site, stageHere, { derive: copying(when, () => change(page)) })
    await expect(putting).rejects.toThrow(/b\.html.* changed while the site was built/)
    expect((await filesIn(out)).filter((path) => path.endsWith('.copy'))).toEqual([])
  })
})

test('nothing else is touched by making files', long, async () => {
  const { out } = await published()
  const before = await contentsOf(out)
  await publish(out, site, stageHere, { derive: copying('after') })
  expect(await contentsOf(out)).toMatchObject({ 'a.html': before['a.html'], 'b.html': before['b.html'] })
})
