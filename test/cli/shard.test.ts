// @module-tag long

import { appendFile, cp } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { shardOf } from '../../src/cli/build-command'
import { contentsOf, differences, temporaryFolder, writeFiles } from '../support/folder'
import { makePaged } from '../support/paged-site'
import { runCli } from '../support/run-cli'
import { serveBin } from '../support/serve-bin'

const options = ['--host', 'nginx,github-pages', '--quiet', '--out']

test.each([
  ['an image each', []],
  ['one image', ['--share-images', 'one']],
])('three shards share no file, and together are the site byte for byte, with %s', async (_, choice) => {
  const root = await temporaryFolder()
  await makePaged(root)
  // Large styles are a separate file, which must exist in whichever shard has the pages.
  const padding = Array.from({ length: 1000 }, (_, index) => `.padding-${index} { color: red }`)
  await appendFile(join(root, 'templates/pages/contact.css'), padding.join('\n'))
  const build = async (name: string, ...args: string[]) => {
    const out = join(root, name)
    const { exitCode, stderr } = await runCli([...args, ...choice, ...options, out], root)
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' })
    return contentsOf(out)
  }
  const { 'build-manifest.json': _whole, ...whole } = await build('whole')
  const shards = [
    await build('a', '--shard', '1/3'),
    await build('b', '--shard', '2/3'),
    await build('c', '--shard', '3/3'),
  ]
  const paths = shards.flatMap((files) => Object.keys(files))
  expect(paths.length).toBe(new Set(paths).size)
  const manifests = [1, 2, 3].map((number) => [`build-manifest-${number}-of-3.json`, expect.any(String)])
  expect(Object.assign({}, ...shards)).toEqual({ ...whole, ...Object.fromEntries(manifests) })
  for (const files of shards) expect(Object.keys(files).length).toBeGreaterThan(20)
})

describe('shards copied into one folder', () => {
  /** A project whose `dist` holds all of its shards, built apart. */
  async function merged() {
    const root = await temporaryFolder()
    await makePaged(root)
    const dist = join(root, 'dist')
    for (const number of [1, 2, 3]) {
      const part = join(root, `part-${number}`)
      expect((await runCli([...options, part, '--shard', `${number}/3`], root)).exitCode).toBe(0)
      await cp(part, dist, { recursive: true })
    }
    return { root, dist }
  }

  test('can be previewed, and are replaced by the whole site', async () => {
    const { root, dist } = await merged()
    const { url, interrupt } = await serveBin(['preview', '--port', '0'], root)
    expect((await fetch(new URL('/domains/2', url))).status).toBe(200)
    expect(await interrupt()).toBe(0)
    const whole = join(root, 'whole')
    for (const out of [whole, dist]) expect((await runCli([...options, out], root)).exitCode).toBe(0)
    expect(await differences(dist, whole)).toEqual([])
  })

  test('are not replaced if a page of one of them has been changed', async () => {
    const { root, dist } = await merged()
    await appendFile(join(dist, 'domains.html'), 'mine')
    const { exitCode, stderr } = await runCli([...options, dist], root)
    expect([exitCode, stderr]).toEqual([1, expect.stringContaining('found domains.html, which no build wrote or')])
  })
})

test.each([
  ['a file in place of the folder of another shard', 'templates/static/domains', ['--urls', 'flat']],
  ['a file that is a page of another shard', 'templates/static/VistaSki.html', []],
  ['a file that is a copy of another shard', 'templates/static/VistaSki.html.gz', ['--precompress']],
])('%s is refused in every shard, as in the whole site', async (_, file, args) => {
  const root = await temporaryFolder()
  await makePaged(root)
  await writeFiles(root, { [file]: 'x' })
  for (const shard of ['1/3', '2/3', '3/3']) {
    const { exitCode, stderr } = await runCli([...args, '--shard', shard, '--quiet'], root)
    expect([shard, exitCode, stderr]).toEqual([shard, 1, expect.stringMatching(/found (two sources|a file from)/)])
  }
})

test('a redirect may lead to the file of a page, in whichever shard that is', async () => {
  const root = await temporaryFolder()
  await makePaged(root)
  await writeFiles(root, { 'data/redirects.yaml': '/old: /domains.html\n/older: /domains/2/index.html\n' })
  for (const shard of ['1/3', '2/3', '3/3']) {
    const { exitCode, stderr } = await runCli([...options, join(root, 'part'), '--shard', shard], root)
    expect([shard, exitCode, stderr]).toEqual([shard, 0, ''])
  }
})

test.each([
  ['a shard', ['--shard', '2/3'], '2 of 3'],
  ['a whole site', [], undefined],
])('the table of %s says which part of it was built', async (_, args, part) => {
  const root = await temporaryFolder()
  await makePaged(root)
  const { exitCode, stdout } = await runCli(args, root)
  expect(exitCode).toBe(0)
  expect(/^ {2}part +(.*)$/m.exec(stdout)?.[1]).toBe(part)
})

test('with --json, a part says which it is', async () => {
  const root = await temporaryFolder()
  await makePaged(root)
  const { stdout } = await runCli(['--shard', '2/3', '--json'], root)
  expect(JSON.parse(stdout).part).toEqual({ number: 2, of: 3 })
})

test.each([
  ['1/1', { number: 1, of: 1 }],
  ['8/8', { number: 8, of: 8 }],
])('%s is a shard', (value, shard) => {
  expect(shardOf(value)).toEqual(shard)
})

test.each(['0/2', '3/2', '1', '1/', '/2', '1.5/2', '-1/2', '1/2/3', 'one/two', ''])('"%s" is not', async (value) => {
  const { exitCode, stdout, stderr } = await runCli(['--shard', value], await temporaryFolder())
  expect([exitCode, stdout]).toEqual([2, ''])
  expect(stderr).toContain('Expected two whole numbers such as 2/8')
})
