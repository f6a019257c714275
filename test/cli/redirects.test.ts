import { join } from 'node:path'
import { expect, test } from 'vitest'
import { long } from '../support/long'
import { copyProject } from '../support/project'
import { refusedBuild } from '../support/refusal'
import { runCli } from '../support/run-cli'

test.each([
  ['a target that is no page', '# moved\n/old: /vistasett\n', ':2 /old: found the new path /vistasett'],
  ['an old path that is a page', '/vistaset: /domains\n', ':1 /vistaset: found /vistaset, which is a page'],
  ['an old path that is a file', '/robots.txt: /domains\n', ':1 /robots.txt: found /robots.txt, which is a file'],
  ['a circle', '/a: /b\n/b: /a\n', ':1 /a: found a loop of redirects, /a to /b to /a'],
  ['a bad path', '/old/: /domains\n', ':1 /old/: found "/old/", expected an old path of letters'],
  [
    'a bad target',
    '/old: http://other.example\n',
    ':1 /old: found "http://other.example", expected a path of this site',
  ],
  [
    'a target that no host can decode',
    '# moved\n/old: https://other.example/caf%E9\n',
    ':2 /old: found "https://other.example/caf%E9", expected an address in which every % begins an escape of UTF-8',
  ],
])('%s stops the build with file and line', long, async (_, text, says) => {
  const project = await copyProject()
  await project.write('data/redirects.yaml', text)
  expect((await refusedBuild(project)).join('\n')).toContain(`data/redirects.yaml${says}`)
})

test('two old paths of one page that lead apart stop a build for GitHub Pages, and no other', long, async () => {
  const { root, write } = await copyProject()
  await write('data/redirects.yaml', '/about: /contact\n/about.html: /domains\n')
  const built = (host: string) => runCli(['--host', host, '--quiet'], root)
  expect(await built('github-pages')).toMatchObject({
    exitCode: 1,
    stderr: expect.stringMatching(/data.redirects\.yaml:2 \/about\.html: found \/about\.html and \/about, /),
  })
  expect(await built('netlify')).toMatchObject({ exitCode: 0, stderr: '' })
})

test('redirects that no host applies are a notice', async () => {
  const { root, write } = await copyProject()
  await write('data/redirects.yaml', '/old: /vistaset\n')
  const { exitCode, stdout } = await runCli(['--json'], root)
  expect(exitCode).toBe(0)
  expect(JSON.parse(stdout).notices).toContainEqual(
    expect.objectContaining({ file: join('data', 'redirects.yaml'), message: expect.stringContaining('--host') }),
  )
})

test('an empty file means no redirects, and prints nothing', long, async () => {
  const { root, write } = await copyProject()
  await write('data/redirects.yaml', '# yaml-language-server: $schema=schema/redirects.json\n')
  const { exitCode, stdout } = await runCli(['--json'], root)
  expect([exitCode, JSON.parse(stdout).notices.length]).toEqual([0, 1])
})
