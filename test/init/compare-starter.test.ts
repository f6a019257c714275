import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { stampsOf, temporaryFolder, writeFiles } from '../support/folder'
import { startedSite } from '../support/new-site'
import { runCli } from '../support/run-cli'

const { parent } = await startedSite()
const site = join(parent, 'site')

describe('init --diff', () => {
  test('finds nothing in a new site, whatever its data says', async () => {
    await writeFiles(site, { 'data/pages/about.md': 'mine', 'dist/index.html': '', 'notes.txt': '' })
    await rm(join(site, 'data/projects/library-table.yaml'))
    expect(await runCli(['init', '--diff'], site)).toEqual({
      ...{ exitCode: 0, stderr: '' },
      stdout: 'Every file is the same as in the starter of this program.\n',
    })
  })

  test('lists what differs, is missing or was added, and says how to see the lines, but writes nothing', async () => {
    await writeFiles(site, {
      'templates/pages/news.tsx': 'mine',
      'templates/pages/home.tsx': 'mine',
      'templates/static/photo.jpg': 'mine',
      'templates/.DS_Store': '',
    })
    await rm(join(site, '.editorconfig'))
    const ends = join(site, 'templates/pages/page.tsx')
    await writeFile(ends, (await readFile(ends, 'utf8')).replaceAll('\n', '\r\n'))
    const before = await stampsOf(site)
    const { exitCode, stdout } = await runCli(['init', 'site', '--diff'], parent)
    expect(exitCode).toBe(0)
    const [list = '', words = ''] = stdout.split('\n\n')
    expect(stdout.split('\n').slice(0, 3)).toEqual([
      'missing  .editorconfig',
      'differs  templates/pages/home.tsx',
      'added    templates/pages/news.tsx',
    ])
    expect(list + words).toMatch(/\n {2}git diff --no-index \S*starter\/templates site\/templates\n$/)
    expect(await stampsOf(site)).toEqual(before)
  })

  test('refuses a folder without a site', async () => {
    const { exitCode, stderr } = await runCli(['init', '--diff'], await temporaryFolder())
    expect(exitCode).toBe(1)
    expect(stderr).toMatch(/^error +\.: found no templates\/site\.ts, expected the folder of a site that init/)
  })
})
