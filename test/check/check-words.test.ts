import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { CheckReport } from '../../src/check/check-site'
import { rules } from '../../src/check/rules'
import type { Finding } from '../../src/check/site/finding'
import { checkWords } from '../../src/cli/check-words'
import { Terminal } from '../support/terminal'

const notice: Finding = { rule: 'dates', severity: 'notice', pages: [], message: 'found a', fix: 'Do a' }
const warning: Finding = {
  ...{ rule: 'titles', severity: 'warning', pages: ['/a', '/b', '/c', '/d', '/e'], file: 'data/x.yaml', line: 7 },
  ...{ message: 'found b', fix: 'Do b' },
}
const error: Finding = {
  ...{ rule: 'links', severity: 'error', pages: ['/a'], file: 'templates/x, y: z.tsx' },
  ...{ message: 'found 100%\nof c', fix: 'Do c' },
}

/** The printed report of some findings, in one of the output formats. */
function printed(
  way: 'text' | 'json' | 'github' | 'errors',
  findings: readonly Finding[],
  env: Record<string, string> = {},
) {
  const [stdout, stderr] = [new Terminal(), new Terminal()]
  const interrupted = () => new Promise(() => {})
  const host = {
    args: [],
    cwd: '/work/site',
    env: { NO_COLOR: '1', ...env },
    stdout,
    stderr,
    interrupted,
    packageRoot: '',
  }
  const isReady = findings.every(({ severity }) => severity !== 'error')
  const report: CheckReport = { isReady, pages: 45, rules, findings }
  checkWords[way](report, host)
  return { stdout: stdout.text, stderr: stderr.text }
}

test('text: findings grouped by rule in the order of the rules, three lines each, and the verdict', () => {
  expect(printed('text', [notice, warning]).stdout).toBe(`titles
  warning  data/x.yaml:7  pages /a, /b, /c and 2 more
           found b.
           Do b.

dates
  notice   found a.
           Do a.

Ready to publish: 45 pages, ${rules.length} rules, 0 errors, 1 warning, 1 notice
`)
})

test('text: a site that is not ready says how many errors there are', () => {
  expect(printed('text', [error, warning, notice]).stdout).toMatch(
    /\n\nNot ready: 1 error, 1 warning, 1 notice \(45 pages, \d+ rules\)\n$/,
  )
})

test.each([[['/a']], [['/a', '/b', '/c', '/d']]])('text: the pages %j are all named', (pages) => {
  expect(printed('text', [{ ...warning, pages }]).stdout).toContain(
    `${pages.length === 1 ? 'page' : 'pages'} ${pages.join(', ')}\n`,
  )
})

test.each(['text', 'github'] as const)('%s: what nobody sees in what was found is shown as numbers', (way) => {
  const found = { ...error, message: 'found "a\u200b\u009b"', fix: 'Write "b\u00a0c" there' }
  const { stdout } = printed(way, [found])
  expect(stdout).toContain('found "a\\u{200b}\\u{9b}"')
  expect(stdout).toContain('Write "b\\u{a0}c" there.')
})

test('text: colours on a terminal', () => {
  const { stdout } = printed('text', [error], { NO_COLOR: '' })
  expect(stdout).toContain('\u001b[31merror')
  expect(stdout).toContain('\u001b[31mNot ready')
})

describe('quiet', () => {
  test('prints nothing for a site that is ready', () => {
    expect(printed('errors', [warning, notice])).toEqual({ stdout: '', stderr: '' })
  })

  test('prints errors and the verdict on standard error', () => {
    const { stdout, stderr } = printed('errors', [error, warning])
    expect(stdout).toBe('')
    expect(stderr).toMatch(/^links\n {2}error {4}templates.*\n\nNot ready: 1 error, 1 warning, 0 notices .*\n$/s)
    expect(stderr).not.toContain('found b')
  })
})

describe('github', () => {
  test('has one annotation per finding and the verdict; characters that end a message or a property are escaped', () => {
    expect(printed('github', [error, warning, notice]).stdout.trimEnd().split('\n')).toEqual([
      '::error file=templates/x%2C y%3A z.tsx,title=links::found 100%25%0Aof c (page /a).%0ADo c.',
      '::warning file=data/x.yaml,line=7,title=titles::found b (pages /a, /b, /c and 2 more).%0ADo b.',
      '::notice title=dates::found a.%0ADo a.',
      expect.stringMatching(/^Not ready: 1 error, 1 warning, 1 notice/),
    ])
  })

  test('names files relative to the root of the checkout', () => {
    expect(printed('github', [warning], { GITHUB_WORKSPACE: join('/work') }).stdout).toContain('file=site/data/x.yaml,')
  })
})

test('json: rules with their findings, and every finding with all its pages, under the documented field names', () => {
  const { rules: counts, ...report } = JSON.parse(printed('json', [error, warning, notice]).stdout)
  const documented = [error, warning, notice].map(({ fix, ...finding }) => ({ ...finding, mend: fix }))
  expect(report).toEqual({ version: 1, verdict: 'not ready', pages: 45, findings: documented })
  expect(counts).toHaveLength(rules.length)
  expect(counts).toContainEqual({ id: 'titles', promise: expect.any(String), errors: 0, warnings: 1, notices: 0 })
})
