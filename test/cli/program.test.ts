import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { filesIn, temporaryFolder } from '../support/folder'
import { runCli } from '../support/run-cli'

const options = [
  '--root',
  '--data',
  '--out',
  '--site-url',
  '--urls',
  '--host',
  '--precompress',
  '--shard',
  '--strict',
  '--json',
  '--quiet',
]

describe('help', () => {
  test.each([[['--help']], [['-h']], [['build', '--help']]])(
    '%j names every option, on standard output',
    async (args) => {
      const { exitCode, stdout, stderr } = await runCli(args, await temporaryFolder())
      expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' })
      expect(options.filter((option) => !stdout.includes(option))).toEqual([])
    },
  )

  test.each([[['--help']], [['build', '--help']]])(
    '%j names the choices of an option, and the usual one',
    async (args) => {
      const { stdout } = await runCli(args, await temporaryFolder())
      expect(stdout).toMatch(/--urls <form>[^-]*\(flat\)[^-]*\(folder\)\s+or\s+both\s+\(the\s+default\)/)
      expect(stdout).toMatch(/--share-images <which>[^-]*\(each,\s+the\s+default\)[^-]*\(one\)/)
    },
  )

  test('of build says what each exit code means', async () => {
    const { stdout } = await runCli(['build', '--help'], await temporaryFolder())
    expect(stdout).toMatch(/Exit status: 0 .*\b1 .*\b2 .*\b70 /)
  })
})

const commands = [
  ['build'],
  ['check'],
  ['schema'],
  ['init'],
  ['add'],
  ['add', 'brand'],
  ['add', 'domain'],
  ['completion'],
]

describe.each(commands)('help of %s %s', (...words) => {
  const command = words.join(' ')

  test('shows examples that begin with the command, and the meaning of exit codes', async () => {
    const { exitCode, stdout, stderr } = await runCli([...words, '--help'], process.cwd())
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' })
    const [, examples = ''] = /\nExamples:\n((?: {2}.*\n)+)/.exec(stdout) ?? []
    const lines = examples.trimEnd().split('\n')
    expect(lines.length).toBeGreaterThan(1)
    for (const line of lines) expect(line).toMatch(new RegExp(`^  build-site( ${command}\\b| --|  )`))
    expect(stdout).toMatch(/\nExit status: 0 .*, 2 the command line is wrong/)
  })

  test('fits a terminal of 120 columns', async () => {
    const { stdout } = await runCli([...words, '--help'], process.cwd())
    expect(stdout.split('\n').filter((line) => line.length > 120)).toEqual([])
  })
})

test('help of the program and of build explains where the address of the site comes from, in order', async () => {
  for (const args of [['--help'], ['build', '--help']]) {
    const { stdout } = await runCli(args, await temporaryFolder())
    const order = [
      '  --site-url <url>\n',
      'SITE_URL ',
      'DEPLOY_PRIME_URL',
      'CF_PAGES_URL',
      'VERCEL_URL',
      'in data/site\n',
    ]
    const places = order.map((word) => stdout.indexOf(word))
    expect(places).not.toContain(-1)
    expect(places).toEqual([...places].sort((a, b) => a - b))
  }
})

test.each([
  [['help', 'build'], 'Usage: build-site build'],
  [['help', 'add'], 'Usage: build-site add [options] [command]'],
  [['help', 'add', 'brand'], 'Usage: build-site add brand'],
  [['add', 'help', 'domain'], 'Usage: build-site add domain'],
  [['help', 'help'], 'Usage: build-site help'],
  [['--help', 'check'], 'Usage: build-site'],
])('%j prints help', async (args, words) => {
  expect(await runCli(args, process.cwd())).toMatchObject({
    exitCode: 0,
    stdout: expect.stringContaining(words),
  })
})

test.each(['--version', '-V'])('%s prints the version of the package and nothing else', async (option) => {
  const { version } = JSON.parse(await readFile('package.json', 'utf8'))
  expect(await runCli([option], await temporaryFolder())).toEqual({ exitCode: 0, stdout: `${version}\n`, stderr: '' })
})

describe('an invalid command line ends with 2, explains the error on standard error, and builds nothing', () => {
  test.each([
    ['an unknown option', ['--nonsense'], '--nonsense'],
    ['a mistyped option', ['--quite'], 'Did you mean --quiet?'],
    ['another mistyped option', ['--stict'], 'Did you mean --strict?'],
    ['a mistyped command', ['bild'], 'Did you mean build?'],
    ['an unknown command', ['nonsense'], 'nonsense'],
    ['help with a mistyped command', ['help', 'biuld'], "unknown command 'biuld'\n(Did you mean build?)"],
    ['help with an unknown command', ['help', 'nonsense'], "unknown command 'nonsense'"],
    ['an option before a command', ['--json', 'check'], 'type build-site check --json\n'],
    ['an option with its value there', ['--root', 'x', 'check', '--quiet'], 'type build-site check --root x --quiet\n'],
    ['an option before no command', ['--json', 'chekc'], "unknown command 'chekc'\n(Did you mean check?)"],
    ['a mistyped option with its value', ['--ot', 'x'], "unknown option '--ot'\n(Did you mean --out?)"],
    [
      'an address behind a mistyped option',
      ['--site-ulr', 'https://x.org'],
      "unknown option '--site-ulr'\n(Did you mean",
    ],
    ['a host behind a mistyped option', ['--hosts', 'netlify'], "unknown option '--hosts'\n(Did you mean --host?)"],
    ['an option with one dash', ['-out', 'x'], "unknown option '-out'"],
    ['a mistyped option with a value behind others', ['--json', '--out=y', '--rot', 'x'], "unknown option '--rot'"],
    ['a mistyped option before a command', ['--jsno', 'check'], "unknown option '--jsno'\n(Did you mean --json?)"],
    ['a word behind hosts', ['--host', 'netlify', 'nonsense'], "'nonsense' is invalid. Expected names of hosts"],
    ['hosts of a server', ['dev', '--host', 'netlify', 'vercel'], 'too many arguments'],
    ['a word too many', ['build', 'extra'], 'too many arguments'],
    ['an option without its value', ['--out'], '--out <dir>'],
    ['an unknown form of addresses', ['--urls', 'weird'], 'both, flat, folder'],
    ['an empty host of a server', ['dev', '--host='], 'Expected a name or address of this machine'],
    ['an address without scheme', ['--site-url', 'host.example'], 'https://host.example/base'],
    ['an address that no browser opens', ['--site-url', 'ftp://host.example'], 'https://host.example/base'],
    ['an address that is code', ['--site-url', 'javascript:alert(1)'], 'https://host.example/base'],
    ['an address with a sign that nobody sees', ['--site-url', 'https://x.org/\u200b'], "'https://x.org/\\u{200b}'"],
    ['an address with a query', ['--site-url', 'https://host.example/?q=1'], 'an address that ends before ?q=1.'],
    ['an address with a hash', ['--site-url', 'https://host.example/#top'], 'an address that ends before #top.'],
    ['an address with a user', ['--site-url', 'https://me@host.example'], 'without a user and a password.'],
    ['an address with a comma for a dot', ['--site-url', 'https://www,host.example'], 'a host such as host.example'],
    ['an address of a page', ['--site-url', 'https://host.example/index.html'], 'such as /base, not /index.html.'],
    [
      'an empty output folder',
      ['--out', ''],
      "option '--out <dir>' argument '' is invalid. Expected the name of a folder.",
    ],
    ['an empty data folder', ['check', '--data='], "option '--data <dir>' argument '' is invalid."],
    ['an empty project folder', ['preview', '--root', ''], "option '--root <dir>' argument '' is invalid."],
    ['two options that exclude each other', ['check', '--json', '--quiet'], '--quiet'],
  ])('%s', async (_, args, words) => {
    const folder = await temporaryFolder()
    const { exitCode, stdout, stderr } = await runCli(args, folder)
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' })
    expect(stderr).toMatch(/^error: /)
    expect(stderr).toContain(words)
    expect(await filesIn(folder)).toEqual([])
  })
})

test('help with a mistyped command of a site suggests the one that was meant', async () => {
  const { exitCode, stderr } = await runCli(['help', 'add', 'brnad'], process.cwd())
  expect(exitCode).toBe(2)
  expect(stderr).toContain("'brnad'\n(Did you mean brand?)")
})
