// @module-tag long

import { appendFile, cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { shardOf } from '../../src/cli/build-command'
import { contentsOf, differences, sharedFolder, temporaryFolder, writeFiles } from '../support/folder'
import { makePaged } from '../support/paged-site'
import { runCli } from '../support/run-cli'
import { serveBin } from '../support/serve-bin'

const options = ['--host', 'nginx,github-pages', '--quiet', '--out']

/** The project whose parts are built. */
const root = await sharedFolder()

beforeAll(async () => {
  await makePaged(root)
  // Large styles are a separate file, which must exist in whichever shard has the pages.
  const padding = Array.from({ length: 1000 }, (_, index) => `.padding-${index} { color: red }`)
  await appendFile(join(root, 'templates/pages/contact.css'), padding.join('\n'))
})

/** Adds files to it until the test ends. */
async function add(files: Readonly<Record<string, string>>): Promise<void> {
  await writeFiles(root, files)
  onTestFinished(async () => {
    for (const file of Object.keys(files)) await rm(join(root, file))
  })
}

test.each([
  ['an image each', []],
  ['one image', ['--share-images', 'one']],
])('three shards share no file, and together are the site byte for byte, with %s', async (_, choice) => {
  const folder = await temporaryFolder()
  const build = async (name: string, ...args: string[]) => {
    const out = join(folder, name)
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
  const dist = join(root, 'dist')

  beforeAll(async () => {
    for (const number of [1, 2, 3]) {
      const part = join(root, `part-${number}`)
      expect((await runCli([...options, part, '--shard', `${number}/3`], root)).exitCode).toBe(0)
      await cp(part, dist, { recursive: true })
    }
  })

  test('are not replaced if a page of one of them has been changed', async () => {
    const edited = join(await temporaryFolder(), 'dist')
    await cp(dist, edited, { recursive: true })
    await appendFile(join(edited, 'domains.html'), 'mine')
    const { exitCode, stderr } = await runCli([...options, edited], root)
    expect([exitCode, stderr]).toEqual([1, expect.stringContaining('found domains.html, which no build wrote, or')])
  })

  test('can be previewed, and are replaced by the whole site', async () => {
    const { url, interrupt } = await serveBin(['preview', '--port', '0'], root)
    expect((await fetch(new URL('/domains/2', url))).status).toBe(200)
    expect(await interrupt()).toBe(0)
    const whole = join(root, 'whole')
    for (const out of [whole, dist]) expect((await runCli([...options, out], root)).exitCode).toBe(0)
    expect(await differences(dist, whole)).toEqual([])
  })
})

test.each([
  ['a file in place of the folder of another shard', 'templates/static/domains', ['--urls', 'flat']],
  ['a file that is a page of another shard', 'templates/static/VistaSki.html', []],
  ['a file that is a copy of another shard', 'templates/static/VistaSki.html.gz', ['--precompress']],
])('%s is refused in every shard, as in the whole site', async (_, file, args) => {
  await add({ [file]: 'x' })
  for (const shard of ['1/3', '2/3', '3/3']) {
    const { exitCode, stderr } = await runCli([...args, '--shard', shard, '--quiet'], root)
    expect([shard, exitCode, stderr]).toEqual([shard, 1, expect.stringMatching(/found (two sources|a file from)/)])
  }
})

test('a redirect may lead to the file of a page, in whichever shard that is', async () => {
  await add({ 'data/redirects.yaml': '/old: /domains.html\n/older: /domains/2/index.html\n' })
  const part = join(await temporaryFolder(), 'part')
  for (const shard of ['1/3', '2/3', '3/3']) {
    const { exitCode, stderr } = await runCli([...options, part, '--shard', shard], root)
    expect([shard, exitCode, stderr]).toEqual([shard, 0, ''])
  }
})

test.each([
  ['a shard', ['--shard', '2/3'], '2 of 3'],
  ['a whole site', [], undefined],
])('the table of %s says which part of it was built', async (_, args, part) => {
  const { exitCode, stdout } = await runCli([...args, '--out', join(await temporaryFolder(), 'part')], root)
  expect(exitCode).toBe(0)
  expect(/^ {2}part +(.*)$/m.exec(stdout)?.[1]).toBe(part)
})

test('with --json, a part says which it is', async () => {
  const out = join(await temporaryFolder(), 'part')
  const { stdout } = await runCli(['--shard', '2/3', '--json', '--out', out], root)
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
