import { expect, test } from 'vitest'
import * as z from 'zod'
import { checkReferences } from '../../../src/content/checks/check-references'
import { file, folder } from '../../../src/content/schema/kinds'
import { reference, referencesIn } from '../../../src/content/schema/reference'
import { sourceOf } from '../../support/parsed-text'

const schema = z.strictObject({
  author: reference('people').optional(),
  reviewers: z.array(reference('people')).default([]),
  shares: z.record(reference('people'), z.number()).optional(),
  guest: reference('people', { isLoose: true }).optional(),
})
const content = {
  posts: folder('posts', schema),
  people: folder('people', z.object({}), 'person'),
  site: file('site', schema),
}
const text = 'author: ada\nreviewers:\n  - ada\n  - bobb\nshares:\n  caro: 1\nguest: dan\n'

test('slugs without a record are reported, each with its line and a suggestion', () => {
  const files = ['ada', 'bob'].map((slug) => ({ kind: 'people', slug, path: slug, file: `data/people/${slug}.yaml` }))
  const source = sourceOf('data/posts/first.yaml', text)
  expect(checkReferences({ sources: [{ kind: 'posts', slug: 'first', source }], files }, content)).toEqual([
    {
      severity: 'error',
      file: 'data/posts/first.yaml',
      line: 4,
      field: 'reviewers.1',
      message: 'found bobb, expected the name of a file in data/people, without its extension',
      meant: 'bob',
    },
    expect.objectContaining({ line: 6, field: 'shares.caro' }),
  ])
})

test('references are found in lists, in names of fields, and whatever else is wrong with the file', () => {
  const value = { author: 3, reviewers: ['ada', 4], shares: { bob: 'x' }, more: { author: 'eve' } }
  expect([...referencesIn(schema, value)].map(({ slug, path, isName }) => [slug, path.join('.'), isName])).toEqual([
    ['ada', 'reviewers.0', false],
    ['bob', 'shares.bob', true],
  ])
})
