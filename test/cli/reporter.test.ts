import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { Reporter } from '../../src/cli/reporter'
import { run } from '../../src/cli/run'
import { filesIn, temporaryFolder } from '../support/folder'
import { long } from '../support/long'
import { copyProject } from '../support/project'
import { runCli } from '../support/run-cli'
import { Terminal } from '../support/terminal'

const interrupted = () => new Promise(() => {})

/** What is in a folder, counted by looking. */
async function weigh(folder: string) {
  const paths = await filesIn(folder)
  const sizes = await Promise.all(paths.map(async (path) => (await stat(join(folder, path))).size))
  return { files: paths.length, bytes: sizes.reduce((sum, size) => sum + size, 0) }
}

/** 36 brands, home, two portfolios, domains, contact, two legal texts, 404 and 500. */
const pages = 45

describe('a build that succeeds', () => {
  test('prints a table of what it made on standard output and its notices on standard error', async () => {
    const { root } = await copyProject()
    const { exitCode, stdout, stderr } = await runCli([], root)
    expect(exitCode).toBe(0)

    const [heading, ...rows] = stdout.trimEnd().split('\n')
    const table = Object.fromEntries(rows.map((row) => row.trim().split(/ {2,}/)))
    const { files, bytes } = await weigh(join(root, 'dist'))
    expect(heading).toBe('Built dist')
    expect(table).toMatchObject({ pages: String(pages), files: String(files), warnings: '0' })
    expect(table.bytes).toBe(bytes.toLocaleString('en-US'))
    expect(table['in all']).toMatch(/^[\d,]+ ms$/)

    const pricing = (await readFile(join(root, 'data/pricing.yaml'), 'utf8')).split('\n')
    const line = pricing.findIndex((text) => text.includes('vista0:')) + 1
    expect(stderr).toMatch(new RegExp(`^notice +data/pricing\\.yaml:${line} listOverrides\\.vista0: .+\\n$`))
  })

  test('prints nothing under --quiet', long, async () => {
    const out = join(await temporaryFolder(), 'dist')
    expect(await runCli(['--quiet', '--out', out], process.cwd())).toEqual({ exitCode: 0, stdout: '', stderr: '' })
    expect(await filesIn(out)).toContain('index.html')
  })

  test.each([[['--json']], [['--json', '--quiet']]])(
    'prints one JSON object under %j, with what is on disk, never in colour',
    long,
    async (options) => {
      const out = join(await temporaryFolder(), 'dist')
      const { exitCode, stdout, stderr } = await runCli([...options, '--out', out], process.cwd(), { FORCE_COLOR: '1' })
      expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' })
      expect(stdout).toMatch(/^\{.*\}\n$/)
      const result = JSON.parse(stdout)
      expect(result).toMatchObject({ version: 2, routes: pages, ...(await weigh(out)), warnings: [] })
      expect(result.milliseconds).toBeGreaterThan(0)
      expect(Number.isInteger(result.milliseconds)).toBe(true)
    },
  )
})

describe('a build that fails prints nothing but errors under --quiet', () => {
  test.each([
    ['where notices and warnings are next to them', ['--quiet'], /^error {3}[^\n]*nonsense[^\n]*\n\n1 problem\. /],
    [
      'warnings too where they are errors',
      ['--quiet', '--strict'],
      /^error .*stray.*\nerror .*nonsense.*\n\n2 problems\. /,
    ],
    ['and all without it', [], /^warning .*stray.*\nerror .*nonsense.*\nnotice .*vista0.*\n\n2 problems\. /],
  ])('%s', async (_, args, said) => {
    const { root, edit, write } = await copyProject()
    await edit('data/pricing.yaml', 'vistaset:', 'nonsense: 1\n  vistaset:')
    await write('data/brands/stray.txt', '')
    const { exitCode, stdout, stderr } = await runCli(args, root)
    expect({ exitCode, stdout }).toEqual({ exitCode: 1, stdout: '' })
    expect(stderr).toMatch(said)
  })
})

describe('a build of wrong input under --json', () => {
  test('prints one JSON object with every mistake, and the same sentences for people', async () => {
    const project = await copyProject()
    await project.edit('data/pricing.yaml', /^otherwise: .*$/m, 'otherwise: cheap')
    const { exitCode, stdout, stderr } = await runCli(['--json'], project.root)
    expect(exitCode).toBe(1)
    expect(stdout).toMatch(/^\{.*\}\n$/)
    const { version, errors, warnings } = JSON.parse(stdout)
    expect({ version, warnings }).toEqual({ version: 2, warnings: [] })
    expect(errors).toMatchObject([{ severity: 'error', file: 'data/pricing.yaml', field: 'otherwise' }])
    expect(stderr).toContain(`data/pricing.yaml:${errors[0].line} otherwise: ${errors[0].message}.`)
  })

  test('includes notices, even with --quiet', async () => {
    const project = await copyProject()
    await project.edit('data/pricing.yaml', /^otherwise: .*$/m, 'otherwise: cheap')
    const { stdout, stderr } = await runCli(['--json', '--quiet'], project.root)
    expect(JSON.parse(stdout)).toMatchObject({ errors: { length: 1 }, notices: [{ field: 'listOverrides.vista0' }] })
    expect(stderr).not.toContain('listOverrides')
  })

  test('reports a file that two sources want to write', long, async () => {
    const project = await copyProject()
    await project.write('templates/static/robots.txt', 'Disallow: /')
    const { exitCode, stdout, stderr } = await runCli(['--json'], project.root)
    expect(exitCode).toBe(1)
    const [error] = JSON.parse(stdout).errors
    expect(error).toMatchObject({ severity: 'error', file: 'robots.txt' })
    expect(stderr).toContain(error.message)
  })
})

describe('colours', () => {
  const paint = '\u001b['

  test.each([
    ['a pipe gets none', {}, false],
    ['a pipe gets some where FORCE_COLOR asks for them', { FORCE_COLOR: '1' }, true],
    ['a pipe gets none where FORCE_COLOR says 0', { FORCE_COLOR: '0' }, false],
  ])('%s', async (_, env, isColoured) => {
    const { stderr } = await runCli(['--data', 'nowhere'], await temporaryFolder(), env)
    expect(stderr.includes(paint)).toBe(isColoured)
  })

  test.each([
    ['a terminal gets some', {}, true],
    ['a terminal gets none where NO_COLOR is set', { NO_COLOR: '1' }, false],
    ['an empty NO_COLOR counts as not set', { NO_COLOR: '' }, true],
  ])('%s', async (_, colours, isColoured) => {
    // Progress, which a build machine is not shown, would move the cursor on a busy one.
    const env = { ...colours, CI: 'true' }
    const [stdout, stderr] = [new Terminal(), new Terminal()]
    const cwd = await temporaryFolder()
    await run({ args: ['--data', 'nowhere'], cwd, env, stdout, stderr, interrupted, packageRoot: process.cwd() })
    expect(stderr.text.includes(paint)).toBe(isColoured)
    expect(stderr.text).toContain('nowhere')
  })
})

describe('progress', () => {
  /** What a terminal shows of a step that takes some milliseconds, and whether the spinner is loaded before it ends. */
  async function shownAfter(milliseconds: number, { env = {}, isLoaded = true } = {}) {
    vi.useFakeTimers()
    try {
      const [stdout, stderr] = [new Terminal(), new Terminal()]
      const reporter = new Reporter({ args: [], cwd: '', env, stdout, stderr, interrupted, packageRoot: '' })
      reporter.progress('compile templates')
      vi.advanceTimersByTime(milliseconds)
      if (isLoaded) await vi.dynamicImportSettled()
      reporter.stopProgress()
      await vi.dynamicImportSettled()
      vi.advanceTimersByTime(10_000)
      return { stdout: stdout.text, stderr: stderr.text }
    } finally {
      vi.useRealTimers()
    }
  }

  test('shows slow steps on a terminal', async () => {
    const shown = await shownAfter(1000)
    expect(shown.stderr).toContain('compile templates')
    expect(shown.stdout).toBe('')
  })

  test('does not flicker for fast steps', async () => {
    expect((await shownAfter(200)).stderr).toBe('')
  })

  test('does not begin when the work is done', async () => {
    expect(await shownAfter(1000, { isLoaded: false })).toEqual({ stdout: '', stderr: '' })
  })

  test('does not clutter the log of a build machine', async () => {
    expect((await shownAfter(1000, { env: { CI: 'true' } })).stderr).toBe('')
  })
})
