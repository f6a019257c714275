import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { renderMarkdown } from '../../../src/content/site/markdown'
import { ProseCache } from '../../../src/output/cache/prose-cache'
import { checkout } from '../../support/checkout'

const text = '## 1. Scope\n\nSee [domains](/domains).\n'
const href = (path: string) => `/base${path}`

/** The file with cached prose, for a program at some path. */
async function keptFile(program: string): Promise<string> {
  const folder = join(program, 'node_modules', '.cache', 'build-site', 'prose')
  const [name = ''] = await readdir(folder)
  return join(folder, name)
}

test('cached prose equals rendered prose, and is available to the next build', async () => {
  const program = await checkout()
  const first = new ProseCache(program, '/data')
  expect(first.render(text, href)).toEqual(renderMarkdown(text, href))
  await first.write()
  const kept = await readFile(await keptFile(program), 'utf8')
  expect(kept).toContain('/base/domains')
  const next = new ProseCache(program, '/data')
  expect(next.render(text, href)).toEqual(renderMarkdown(text, href))
  await next.write()
  expect(await readFile(await keptFile(program), 'utf8')).toBe(kept)
})

test('another text, another base path and another data folder are rendered separately', async () => {
  const program = await checkout()
  const first = new ProseCache(program, '/data')
  first.render(text, href)
  await first.write()
  const next = new ProseCache(program, '/data')
  expect(next.render('## Other\n', href).sections).toEqual([{ id: 'other', title: 'Other' }])
  expect(next.render(text, (path) => path).html).toContain('"/domains"')
  await next.write()
  expect(await readFile(await keptFile(program), 'utf8')).not.toContain('/base/domains')
  expect(new ProseCache(program, '/other').render(text, href)).toEqual(renderMarkdown(text, href))
})

test.each([
  ['damaged', (file: string) => writeFile(file, 'x')],
  ['gone', (file: string) => rm(file)],
])('prose that is %s is rendered again', async (_, harm) => {
  const program = await checkout()
  const first = new ProseCache(program, '/data')
  first.render(text, href)
  await first.write()
  await harm(await keptFile(program))
  expect(new ProseCache(program, '/data').render(text, href)).toEqual(renderMarkdown(text, href))
})
