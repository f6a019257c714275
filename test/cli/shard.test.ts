import { appendFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { shardOf } from '../../src/cli/shard-of'
import { contentsOf, temporaryFolder, writeFiles } from '../support/folder'
import { makePaged } from '../support/paged-site'
import { runCli } from '../support/run-cli'

const options = ['--host', 'nginx,github-pages', '--quiet', '--out']

/** Each shard has a manifest of its own files, by which the next build recognizes the folder. */
const manifest = 'build-manifest.json'

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
    const { [manifest]: own, ...files } = await contentsOf(out)
    expect(own).toBeDefined()
    return files
  }
  const whole = await build('whole')
  const shards = [
    await build('a', '--shard', '1/3'),
    await build('b', '--shard', '2/3'),
    await build('c', '--shard', '3/3'),
  ]
  const paths = shards.flatMap((files) => Object.keys(files))
  expect(paths.length).toBe(new Set(paths).size)
  expect(Object.assign({}, ...shards)).toEqual(whole)
  for (const files of shards) expect(Object.keys(files).length).toBeGreaterThan(20)
})

test.each([
  ['a file in place of the folder of another shard', 'templates/static/domains', ['--urls', 'flat']],
  ['a file that is a page of another shard', 'templates/static/VistaSki.html', []],
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
