import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

/** Licences under which a package may be used, modified and redistributed together with this program (MIT). */
const allowed = [
  'MIT',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'Apache-2.0',
  '(WTFPL OR MIT)',
  '(MIT OR Apache-2.0)',
]

/** Exceptions, each for one package and with a reason. */
const exceptions: readonly { readonly licence: string; readonly packages: RegExp; readonly why: string }[] = [
  { licence: 'OFL-1.1', packages: /^@fontsource\//, why: 'fonts: may be embedded and served' },
  { licence: 'MPL-2.0', packages: /^@resvg\/resvg-js/, why: 'used unchanged, as a library of its own' },
  { licence: 'PSF-2.0', packages: /^argparse$/, why: 'permissive, and compatible with the others' },
]

interface Locked {
  readonly license?: string
  readonly dev?: boolean
  readonly hasInstallScript?: boolean
  readonly deprecated?: string
  readonly resolved?: string
  readonly integrity?: string
}

const lock: { packages: Record<string, Locked> } = JSON.parse(await readFile('package-lock.json', 'utf8'))
const runtime = Object.entries(lock.packages).flatMap(([path, locked]) =>
  path === '' || locked.dev ? [] : [{ name: path.replace(/^.*node_modules\//, ''), ...locked }],
)

test('every runtime dependency has a permitted licence', () => {
  const isExcepted = (name: string, licence: string) =>
    exceptions.some((exception) => exception.licence === licence && exception.packages.test(name))
  const refused = runtime.filter(
    ({ name, license = 'none' }) => !allowed.includes(license) && !isExcepted(name, license),
  )
  expect(runtime.length).toBeGreaterThan(50)
  expect(refused.map(({ name, license }) => `${name}: ${license}`)).toEqual([])
})

test('every exception is needed', () => {
  const needed = exceptions.filter(({ licence, packages }) =>
    runtime.some(({ name, license }) => license === licence && packages.test(name)),
  )
  expect(needed).toEqual(exceptions)
})

test('every package comes from the registry and is locked by its hash', () => {
  const all = Object.entries(lock.packages).filter(([path, { resolved }]) => path !== '' && resolved !== undefined)
  const loose = all.filter(
    ([, { resolved = '', integrity = '' }]) => !/^https:/.test(resolved) || !/^sha512-/.test(integrity),
  )
  expect(loose.map(([path]) => path)).toEqual([])
})

test('no package is deprecated', () => {
  const deprecated = Object.entries(lock.packages).filter(([, locked]) => locked.deprecated !== undefined)
  expect(deprecated.map(([path, locked]) => `${path}: ${locked.deprecated}`)).toEqual([])
})

test('every install script is forbidden by name, and there are no other names', async () => {
  const { allowScripts } = JSON.parse(await readFile('package.json', 'utf8'))
  const names = Object.entries(lock.packages).flatMap(([path, { hasInstallScript = false }]) =>
    hasInstallScript ? [path.replace(/^.*node_modules\//, '')] : [],
  )
  expect(allowScripts).toEqual(Object.fromEntries(names.map((name) => [name, false])))
})
