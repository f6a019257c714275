import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { beyondLimits } from '../../../src/hosts/host-limits'
import type { HostName } from '../../../src/hosts/host-names'
import { long } from '../../support/long'
import { copyProject } from '../../support/project'
import { runCli } from '../../support/run-cli'

const filesOf = (count: number, bytes: number) =>
  Array.from({ length: count }, (_, number) => ({ path: `${number}.html`, bytes, sha256: '' }))
const plan = 'expected at most 20,000, or 100,000 with a paid plan'
const flat = '--urls flat (one file a page)'
const one = '--share-images one (one image for all)'
const both = { urls: 'both' } as const
const least = { urls: 'flat', shareImages: 'one' } as const

test.each<[HostName, number, number, Parameters<typeof beyondLimits>[2], string[]]>([
  ['cloudflare', 20_000, 1, both, []],
  ['cloudflare', 20_001, 1, both, [`found 20,001 files, ${plan}; try ${flat} or ${one}`]],
  ['cloudflare', 20_001, 1, { urls: 'folder' }, [`found 20,001 files, ${plan}; try ${one}`]],
  ['cloudflare', 20_001, 1, least, [`found 20,001 files, ${plan}`]],
  ['cloudflare', 1, 26_214_400, both, []],
  ['cloudflare', 1, 26_214_401, both, ['found 0.html with 26.3 MB, expected files of at most 26.2 MB']],
  [
    'cloudflare',
    6,
    27e6,
    both,
    [
      'found 0.html with 27.0 MB, 1.html with 27.0 MB, 2.html with 27.0 MB and 3 more, expected files of at most 26.2 MB',
    ],
  ],
  ['github-pages', 25_000, 40_000, least, []],
  [
    'github-pages',
    25_001,
    40_000,
    { ...least, urls: 'both' },
    [`found 1,000.1 MB, expected a site of at most 1,000 MB; try ${flat}`],
  ],
  ['nginx', 200_000, 40_000, both, []],
])('%s takes %i files of %i bytes, of a build with %o, or says why not', (host, count, bytes, amount, messages) => {
  const expected = messages.map((message) => ({ severity: 'notice', file: `--host ${host}`, message }))
  expect(beyondLimits([host], filesOf(count, bytes), amount)).toEqual(expected)
})

test('a build for a host says what the host does not accept, and a build for another host does not', long, async () => {
  const project = await copyProject()
  await project.write('templates/static/film.mp4', '')
  await writeFile(join(project.root, 'templates/static/film.mp4'), Buffer.alloc(27_000_000))
  const build = (host: string) => runCli(['--host', host, '--strict', '--share-images', 'one'], project.root)
  const { exitCode, stderr } = await build('cloudflare')
  expect(exitCode).toBe(0)
  expect(stderr).toContain('--host cloudflare: found film.mp4 with 27.0 MB, expected files of at most 26.2 MB')
  expect((await build('nginx')).stderr).not.toContain('film.mp4')
})
