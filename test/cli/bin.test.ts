import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'node:fs'
import { cp, readdir } from 'node:fs/promises'
import { basename, dirname, join, sep } from 'node:path'
import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { contentsOf, stampsOf, temporaryFolder, writeFiles } from '../support/folder'
import { long } from '../support/long'
import { copyProject } from '../support/project'
import { lineOf } from '../support/refusal'
import { bin, plainEnv, runBin } from '../support/run-bin'

test.skipIf(sep === '\\').each(['*', '\\'])('the program in a folder with a %s in its name says so', async (sign) => {
  const folder = join(await temporaryFolder(), `a${sign}b`)
  await cp(dirname(bin), join(folder, 'bin'), { recursive: true })
  await cp(join(dirname(bin), '../package.json'), join(folder, 'package.json'))
  const { status, stderr } = spawnSync(process.execPath, [join(folder, 'bin/build-site.js')], { encoding: 'utf8' })
  const told = `error   ${folder}/: found a ${sign} in the name of this folder, expected one without it; rename the folder.\n`
  expect({ status, stderr }).toEqual({ status: 1, stderr: told })
})

describe('the process exits by itself, with an exit code for each outcome', () => {
  test('0 when it has built', async () => {
    const { root } = await copyProject()
    const { exitCode, signal, stdout, stderr } = await runBin([], root)
    expect({ exitCode, signal, stderr }).toMatchObject({ exitCode: 0, signal: null })
    expect(stdout).toMatch(/^Built dist\n/)
  })

  test(
    '1 when a template throws: file and line of the template, the page, the cause, and the old site stays',
    long,
    async () => {
      const project = await copyProject()
      await project.edit(
        'templates/components/mark.tsx',
        /^ {2}return /m,
        "  if (Date.now() > 0) throw new Error('no mark')\n  return ",
      )
      const line = await lineOf(project, 'templates/components/mark.tsx', 'no mark')
      await writeFiles(project.root, { 'dist/index.html': 'old', 'dist/build-manifest.json': '{}' })
      const before = await stampsOf(join(project.root, 'dist'))

      const { exitCode, signal, stdout, stderr } = await runBin([], project.root)
      expect({ exitCode, signal, stdout }).toEqual({ exitCode: 1, signal: null, stdout: '' })
      expect(stderr).toMatch(
        new RegExp(
          `^error +templates/components/mark\\.tsx:${line}: the template threw .* while rendering /\\S*: no mark`,
        ),
      )
      expect(await stampsOf(join(project.root, 'dist'))).toEqual(before)
      expect((await readdir(project.root)).sort()).toEqual(['data', 'dist', 'templates'])
    },
  )

  test('1 when a template throws as it is loaded, with its file and line', long, async () => {
    const project = await copyProject()
    await project.edit('templates/pages/contact.tsx', /$/, "\nthrow new Error('oops')\n")
    const line = await lineOf(project, 'templates/pages/contact.tsx', "new Error('oops')")
    const { exitCode, stderr } = await runBin([], project.root)
    expect(exitCode).toBe(1)
    expect(stderr).toContain(`templates/pages/contact.tsx:${line}: the template threw an error`)
  })

  test('2 when the command line is invalid', async () => {
    const { exitCode, signal, stdout, stderr } = await runBin(['--nonsense'], await temporaryFolder())
    expect({ exitCode, signal, stdout }).toEqual({ exitCode: 2, signal: null, stdout: '' })
    expect(stderr).toMatch(/^error: unknown option '--nonsense'/)
  })
})

test('1, with a message, if the current folder has been removed', async () => {
  const folder = await temporaryFolder()
  // The shell stays in it.
  const script = 'rmdir "$0" && exec "$1" "$2" --root "$3"'
  const shell = spawn('sh', ['-c', script, folder, process.execPath, bin, process.cwd()], {
    cwd: folder,
    env: plainEnv,
  })
  const [stderr, [exitCode]] = await Promise.all([text(shell.stderr), once(shell, 'exit')])
  expect({ exitCode, stderr }).toEqual({
    exitCode: 1,
    stderr: expect.stringMatching(/^error {3}found that the current folder was removed, .*\n$/),
  })
})

test('a template that throws is named relative to the current folder, also from another folder', long, async () => {
  const project = await copyProject()
  await project.edit(
    'templates/pages/contact.tsx',
    '<div className="contact">',
    '<div className={contact.nothing.here}>',
  )
  const line = await lineOf(project, 'templates/pages/contact.tsx', 'contact.nothing')
  const [parent, name] = [dirname(project.root), basename(project.root)]
  const { stderr } = await runBin(['--root', name], parent)
  expect(stderr).toContain(`${name}/templates/pages/contact.tsx:${line}: the template threw an error`)
})

test('a build that fails leaves nothing in the folder for temporary files', long, async () => {
  const { root, edit } = await copyProject()
  await edit('templates/client/index.ts', /$/, '\nconst = 1\n')
  const temporary = await temporaryFolder()
  expect((await runBin([], root, { TMPDIR: temporary })).exitCode).toBe(1)
  expect(await readdir(temporary)).toEqual([])
})

test('a build that is killed while it writes leaves the old site as it was', long, async () => {
  const { root, edit } = await copyProject()
  expect((await runBin(['--quiet'], root)).exitCode).toBe(0)
  const before = await contentsOf(join(root, 'dist'))
  await edit('data/site.yaml', 'name: Northmark Studio', 'name: Southmark Studio')

  const watcher = watch(root)
  const child = spawn(process.execPath, [bin, '--quiet'], { cwd: root, stdio: 'ignore' })
  const ended = once(child, 'exit')
  await once(watcher, 'change')
  child.kill('SIGKILL')
  expect(await ended).toEqual([null, 'SIGKILL'])
  watcher.close()
  expect(await contentsOf(join(root, 'dist'))).toEqual(before)
})
