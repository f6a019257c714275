import { describe, expect, test } from 'vitest'
import { commandsFor, keptManifest } from '../../src/init/kept-manifest'
import { InputError } from '../../src/lib/problem'

const wanted = {
  private: true,
  type: 'module',
  engines: { node: '>=20' },
  allowScripts: { esbuild: false },
  scripts: { dev: 'build-site dev', test: 'tsc --noEmit && build-site check' },
  dependencies: { 'build-site': 'file:vendor/build-site-1.2.3.tgz' },
  devDependencies: { typescript: '7.0.2' },
} as const

const commands = (kept: object) => commandsFor(keptManifest(JSON.stringify(kept), 'package.json'), wanted)

describe('an existing package.json', () => {
  test('gets what a new site needs by commands', () => {
    expect(commands({})).toEqual([
      'npm pkg set type=module "scripts.dev=build-site dev" "scripts.test=tsc --noEmit && build-site check"',
      'npm install --save-exact ./vendor/build-site-1.2.3.tgz',
      'npm install --save-dev --save-exact typescript@7.0.2',
    ])
  })

  test('keeps the scripts and packages that it has', () => {
    const own = { scripts: { test: 'mine' }, devDependencies: { 'build-site': '1', typescript: '6' } }
    expect(commands({ ...own, type: 'commonjs' })).toEqual(['npm pkg set type=module "scripts.dev=build-site dev"'])
  })

  test('needs nothing if it has everything', () => {
    expect(commands(wanted)).toEqual([])
  })

  test.each(['', '{', '[]', '{"scripts": "dev"}'])('is refused if it is %s', (text) => {
    expect(() => keptManifest(text, 'mine/package.json')).toThrow(InputError)
  })
})
