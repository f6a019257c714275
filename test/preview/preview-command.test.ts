import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { temporaryFolder, writeFiles } from '../support/folder'
import { copyProject } from '../support/project'
import { runCli } from '../support/run-cli'
import { serveBin } from '../support/serve-bin'

const preview = ['preview', '--port', '0']

test('serves a built site, names the folder, and ends with 0', async () => {
  const { url, stdout, said, interrupt } = await serveBin([...preview, '--out', inject('realSite')], process.cwd())
  expect(url).toMatch(/^http:\/\/localhost:\d+\/$/)
  await said(/^Serving .*dist\. Press Ctrl-C to stop\.$/m)
  expect((await fetch(new URL('/vistaset', url))).status).toBe(200)
  expect(await interrupt()).toBe(0)
  expect(stdout()).toBe(`${url}\n`)
})

test('reports if data or templates have changed since', async () => {
  const { root, edit } = await copyProject()
  await cp(inject('realSite'), join(root, 'dist'), { recursive: true })
  await edit('data/pricing.yaml', 'vistaready: 50000', 'vistaready: 51234')
  const { said } = await serveBin(preview, root)
  await said(/^dist is older than data\/pricing\.yaml; npx --no -- build-site builds it again\.$/m)
})

test('of a site in another folder, it says how that is built', async () => {
  const { root, edit } = await copyProject()
  await cp(inject('realSite'), join(root, 'old site'), { recursive: true })
  await edit('data/pricing.yaml', 'vistaready: 50000', 'vistaready: 51234')
  const { said } = await serveBin([...preview, '--out', 'old site'], root)
  await said(/^old site is older than data\/pricing\.yaml; npx --no -- build-site --out 'old site' builds it again\.$/m)
})

test('a site for another base path than that of the environment is refused by the name of the variable', async () => {
  const folder = await temporaryFolder()
  await writeFiles(folder, { 'built/build-manifest.json': '{}' })
  const { stderr } = await runCli([...preview, '--out', 'built'], folder, { SITE_URL: 'https://host.example/base' })
  expect(stderr).toMatch(/^error +SITE_URL: found a site that was built for \//)
})

test.each([
  [
    'no folder',
    ['--out', 'nowhere'],
    'nowhere: found no such folder, expected a built site; build it with npx --no -- build-site, or choose it with --out',
  ],
  [
    'a folder of something else',
    ['--out', 'other'],
    'other: found a folder that no build wrote, expected a built site',
  ],
  [
    'a site for another base path',
    ['--out', 'built', '--site-url', 'https://host.example/base'],
    '--site-url: found a site that was built for /, expected one for /base/',
  ],
])('%s is rejected in one sentence', async (_, args, sentence) => {
  const folder = await temporaryFolder()
  await writeFiles(folder, { 'other/index.html': 'other', 'built/build-manifest.json': '{}' })
  const { exitCode, stdout, stderr } = await runCli([...preview, ...args], folder)
  expect({ exitCode, stdout }).toEqual({ exitCode: 1, stdout: '' })
  expect(stderr).toContain(sentence)
  expect(stderr.trim().split('\n')).toHaveLength(1)
})
