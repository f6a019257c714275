// @module-tag long

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { differences, filesIn, temporaryFolder, writeFiles } from '../support/folder'
import { runCli } from '../support/run-cli'
import { writeStudio } from '../support/studio'

async function built(...args: readonly string[]) {
  const out = join(await temporaryFolder(), 'dist')
  const { exitCode, stdout } = await runCli([...args, '--out', out, '--json'], process.cwd())
  expect(exitCode).toBe(0)
  const added = (await differences(out, inject('realSite'))).filter((path) => path !== 'build-manifest.json').sort()
  const manifest: { files: { path: string; bytes: number }[] } = JSON.parse(
    await readFile(join(out, 'build-manifest.json'), 'utf8'),
  )
  return { result: JSON.parse(stdout), added, manifest }
}

test('--host, with lists, spaces and repeated, adds files for hosts, and changes no others', async () => {
  const { added } = await built('--host', 'vercel,', 'github-pages', '--host', 'apache,vercel')
  expect(added).toEqual(['.htaccess', '.nojekyll', 'CNAME', 'vercel.json'])
})

describe('an invalid --host ends with 2 and names the valid ones', () => {
  test.each([
    ['a mistyped name', ['--host', 'netlfy'], /netlify, cloudflare, .*, s3\.\n\(Did you mean netlify\?\)/],
    ['a name that is like none', ['--host', 'nginx,geocities'], /netlify, cloudflare, .*, s3\.\n/],
    ['no name', ['--host', ''], /netlify, cloudflare/],
    [
      'two that want one file',
      ['--host', 'netlify', '--host', 'cloudflare'],
      /netlify and cloudflare read _headers and _redirects.*--out/,
    ],
  ])('%s', async (_, args, says) => {
    const folder = await temporaryFolder()
    const { exitCode, stdout, stderr } = await runCli(args, folder)
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' })
    expect(stderr).toMatch(says)
    expect(await filesIn(folder)).toEqual([])
  })
})

test('a feature that a host does not support stops the build with an explanation', async () => {
  const folder = await temporaryFolder()
  const args = ['--host', 'firebase', '--site-url', 'https://host.example/base', '--out', join(folder, 'dist')]
  const { exitCode, stderr } = await runCli(args, process.cwd())
  expect(exitCode).toBe(1)
  expect(stderr).toMatch(/error +--host firebase: found the base path \/base, .*expected an address without one\./)
  expect(await filesIn(folder)).toEqual([])
})

test('--precompress adds two copies of every text of 1 KB or more except the files that hosts read, and counts them separately', async () => {
  const { result, added, manifest } = await built('--precompress', '--host', 'apache,nginx,caddy')
  const ofHosts = ['.htaccess', '_hosts/caddy/Caddyfile', '_hosts/nginx/nginx.conf']
  expect(added.filter((path) => !/\.(br|gz)$/.test(path))).toEqual(ofHosts)
  expect(added.filter((path) => path.startsWith('_hosts/') || path.startsWith('.htaccess'))).toEqual(ofHosts)
  expect(result.steps.map(({ name }: { readonly name: string }) => name)).toContain('compress')
  expect(added).toEqual(expect.arrayContaining(['index.html.br', 'index.html.gz', 'vistaset/index.html.br']))
  expect(added.filter((path) => /\.(png|woff2|ico)\./.test(path))).toEqual([])
  expect(result.files).toBe((await filesIn(inject('realSite'))).length + ofHosts.length)
  const copies = manifest.files.filter(({ path }) => added.includes(path) && !ofHosts.includes(path))
  expect(result.copies).toEqual({ files: copies.length, bytes: copies.reduce((sum, { bytes }) => sum + bytes, 0) })
  expect(copies).toHaveLength(added.length - ofHosts.length)
})

test.each([
  ['with copies', ['--precompress'], 1],
  ['without them', [], 0],
])('a static file that ends like a copy is counted as a file, %s', async (_, args, ofText) => {
  const root = await temporaryFolder()
  await writeStudio(root)
  const reported = async () => JSON.parse((await runCli([...args, '--json'], root)).stdout)
  const before = await reported()
  const text = 'a'.repeat(2000)
  await writeFiles(root, { 'templates/static/data.csv.gz': text, 'templates/static/note.txt': text })
  const { files, copies } = await reported()
  expect([files - before.files, copies.files - before.copies.files]).toEqual([2, 2 * ofText])
})
