import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkUnique } from '../../../templates/checks/check-unique'
import { type Change, readChanged } from '../../support/data-folder'

async function problemsAfter(...changes: readonly Change[]) {
  return checkUnique(await readChanged(...changes))
}

const brand = (slug: string) => join('data', 'brands', `${slug}.yaml`)
const domains = join('data', 'domains.yaml')

/** The line of a text in domains.yaml, or in another file. */
const lineOf = (text: string, file = domains) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .findIndex((line) => line.includes(text)) + 1
const website = (slug: string, host: string): Change => [
  `brands/${slug}.yaml`,
  /^marketSize:/m,
  `website: ${host}\nmarketSize:`,
]
const host = (slug: string, name: string): Change => [
  'domains.yaml',
  `slug: ${slug}\n`,
  `slug: ${slug}\n        host: ${name}\n`,
]

test('in the real data no host is used twice', async () => {
  expect(await problemsAfter()).toEqual([])
})

test.each<[string, readonly Change[], string, string, string]>([
  [
    'of a brand before it',
    [website('vistaski', 'vistaset.com')],
    brand('vistaski'),
    'website',
    `${brand('vistaset')}:1`,
  ],
  [
    'of a brand behind it',
    [website('vistaset', 'vistaski.com')],
    brand('vistaset'),
    'website',
    `${brand('vistaski')}:1`,
  ],
  [
    'that another brand says, too',
    [website('vistaset', 'set.com'), website('vistaski', 'set.com')],
    brand('vistaski'),
    'website',
    `${brand('vistaset')}:${lineOf('marketSize:', brand('vistaset'))}`,
  ],
  [
    'of a brand, in domains.yaml',
    [host('ownaibiz', 'vistaski.com')],
    domains,
    'groups.3.domains.2.host',
    `${brand('vistaski')}:1`,
  ],
  [
    'of a domain',
    [website('vistaski', 'ownaibiz.com')],
    brand('vistaski'),
    'website',
    `${domains}:${lineOf('slug: ownaibiz')}`,
  ],
  [
    'of a domain, in domains.yaml',
    [host('ownaibiz', 'jumpadvisor.com')],
    domains,
    'groups.3.domains.2.host',
    `${domains}:${lineOf('slug: jumpadvisor')}`,
  ],
])('a host %s is an error that names the other place', async (_case, changes, file, field, place) => {
  const message = expect.stringMatching(/^found the host .* a second time/)
  const [problem, ...others] = await problemsAfter(...changes)
  expect(problem).toMatchObject({ severity: 'error', file, field, message })
  expect(problem?.message).toContain(`; it is already at ${place}`)
  expect(others).toEqual([])
})

test('if the slug of a brand is listed in domains.yaml, which is reported as such, its host is not reported as well', async () => {
  expect(
    await problemsAfter(['domains.yaml', 'slug: ownaibiz\n', 'slug: vistaski\n        host: vistaski.com\n']),
  ).toEqual([])
})

test('a unique host is fine', async () => {
  expect(await problemsAfter(website('vistaski', 'ski.com'), host('ownaibiz', 'vistaski.com'))).toEqual([])
})
