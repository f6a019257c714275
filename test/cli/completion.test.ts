import { execFileSync } from 'node:child_process'
import { beforeAll, describe, expect, test } from 'vitest'
import { long } from '../support/long'
import { runCli } from '../support/run-cli'

let script = ''

beforeAll(async () => {
  script = (await runCli(['completion', 'bash'], process.cwd())).stdout
})

/** The completions that bash offers once the words have been typed, the last of them partially. */
function offered(...words: readonly string[]): string[] {
  const quoted = ['build-site', ...words].map((word) => `'${word}'`).join(' ')
  const session = `${script}\nCOMP_WORDS=(${quoted}); COMP_CWORD=${words.length}; _build_site; echo "\${COMPREPLY[*]}"`
  return execFileSync('bash', ['--norc', '-c', session], { encoding: 'utf8' }).trim().split(' ')
}

describe('bash completes', () => {
  test.each([
    ['a command', ['ini'], ['init']],
    ['an option of the default command', ['--site'], ['--site-url']],
    ['an option of a command', ['build', '--str'], ['--strict']],
    [
      'a command in a command',
      ['add', ''],
      ['brand', 'domain', 'collection', 'legal', 'page', 'person', 'press', '--help'],
    ],
    ['an option of that', ['add', 'brand', 'Loom', '--coll'], ['--collection']],
    ['no option that the command does not have', ['add', 'domain', 'loom', '--coll'], ['']],
    ['an option after one whose value may be left out', ['dev', '--host', '--o'], ['--open']],
    ['the choices of an option', ['build', '--urls', 'f'], ['flat', 'folder']],
    ['the choices of an argument', ['completion', 'f'], ['fish']],
    ['a folder after an option that takes one, by its own means', ['--root', ''], ['']],
  ])('%s', long, (_, words, expected) => {
    expect(offered(...words)).toEqual(expected)
  })

  test('and registers this for build-site', () => {
    const session = `${script}\ncomplete -p build-site`
    expect(execFileSync('bash', ['--norc', '-c', session], { encoding: 'utf8' })).toContain('-F _build_site build-site')
  })
})

test('zsh gets the same, with its own setup', async () => {
  const { stdout } = await runCli(['completion', 'zsh'], process.cwd())
  expect(stdout).toMatch(/bashcompinit\n/)
  expect(stdout.endsWith(script)).toBe(true)
})

test('fish gets a line for every command and option, quoted', async () => {
  const { stdout } = await runCli(['completion', 'fish'], process.cwd())
  expect(stdout).toMatch(/-n '__fish_use_subcommand' -f -a init -d '.+'\n/)
  expect(stdout).toMatch(/-n '__fish_seen_subcommand_from brand' -l collection -r -d '.+'\n/)
  for (const line of stdout.trimEnd().split('\n')) {
    expect(line).toMatch(/^complete -c build-site -n '[^']+' (-f -a \w+|-l [\w-]+( -r)?) -d '([^'\\]|\\')*'$/)
  }
})

test('an unknown shell is refused with the supported ones', async () => {
  const { exitCode, stderr } = await runCli(['completion', 'tcsh'], process.cwd())
  expect(exitCode).toBe(2)
  expect(stderr).toContain('bash, zsh, fish')
})
