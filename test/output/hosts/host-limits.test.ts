import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { beyondLimits } from '../../../src/output/hosts/host-limits'
import type { HostName } from '../../../src/output/hosts/host-names'
import type { UrlForm } from '../../../src/output/page-paths'
import { copyProject } from '../../support/project'
import { runCli } from '../../support/run-cli'

const filesOf = (count: number, bytes: number) =>
  Array.from({ length: count }, (_, number) => ({ path: `${number}.html`, bytes, sha256: '' }))
const flat = '; --urls flat gives each page one file in place of two'

test.each<[HostName, number, number, UrlForm, string[]]>([
  ['cloudflare', 20_000, 1, 'both', []],
  [
    'cloudflare',
    20_001,
    1,
    'both',
    [`found 20,001 files, expected at most 20,000, or 100,000 with a paid plan${flat}`],
  ],
  ['cloudflare', 20_001, 1, 'flat', ['found 20,001 files, expected at most 20,000, or 100,000 with a paid plan']],
  ['cloudflare', 1, 26_214_400, 'both', []],
  ['cloudflare', 1, 27_000_000, 'both', ['found 0.html with 27.0 MB, expected files of at most 26.2 MB']],
  ['github-pages', 20_001, 40_000, 'flat', []],
  ['github-pages', 30_000, 40_000, 'both', [`found 1,200.0 MB, expected a site of at most 1,000 MB${flat}`]],
  ['nginx', 200_000, 40_000, 'both', []],
])('%s takes %i files of %i bytes, --urls %s, or says why not', (host, count, bytes, urls, messages) => {
  const expected = messages.map((message) => ({ severity: 'notice', file: `--host ${host}`, message }))
  expect(beyondLimits([host], filesOf(count, bytes), urls)).toEqual(expected)
})

test('a build for a host says what it does not take, and a build for another host does not', async () => {
  const project = await copyProject()
  await project.write('templates/static/film.mp4', '')
  await writeFile(join(project.root, 'templates/static/film.mp4'), Buffer.alloc(27_000_000))
  const build = (host: string) => runCli(['--host', host, '--strict', '--share-images', 'one'], project.root)
  const { exitCode, stderr } = await build('cloudflare')
  expect(exitCode).toBe(0)
  expect(stderr).toContain('--host cloudflare: found film.mp4 with 27.0 MB, expected files of at most 26.2 MB')
  expect((await build('nginx')).stderr).not.toContain('film.mp4')
})
