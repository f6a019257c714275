import { execFile } from 'node:child_process'
import { cp, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { long } from '../support/long'
import { installInto, startedSite } from '../support/new-site'
import { blocksOf, documents } from './blocks'

/** The site of the tutorial: what `init` writes, with these files. */
const workshop = 'test/fixtures/workshop'

const named = documents.flatMap(blocksOf).filter(({ lines: [first = ''] }) => /^\/\/ templates\//.test(first))

test('there are examples of templates', () => {
  expect(named.length).toBeGreaterThan(5)
})

test.each(named)('the example of $file is part of the site of the tutorial: $lines.0', async ({ lines }) => {
  const [first = '', ...rest] = lines
  const [, path = ''] = /^\/\/ (templates\/[\w./-]+)/.exec(first) ?? []
  const text = await readFile(join(workshop, path), 'utf8')
  for (const piece of rest.join('\n').split(/^\/\/ …$/m)) expect(text).toContain(piece.trim())
})

test('the site of the tutorial fits the types of the program', long, async () => {
  const site = join((await startedSite()).parent, 'site')
  await installInto(site)
  await cp(workshop, site, { recursive: true })
  const tsc = join(site, 'node_modules', 'typescript', 'bin', 'tsc')
  const { stdout } = await promisify(execFile)(process.execPath, [tsc, '--noEmit'], { cwd: site })
  expect(stdout).toBe('')
})
